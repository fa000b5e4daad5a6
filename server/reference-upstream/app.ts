import { setTimeout as delay } from "node:timers/promises";
import { Hono } from "hono";
import { FAULT_ANSWERS } from "./fault-answers";
import { Refusal, refuse } from "./refusal";
import { acknowledgementRoutes } from "./routes/acknowledgements";
import { authenticationRoutes } from "./routes/authentication";
import { bulletinRoutes } from "./routes/bulletin";
import { contentRoutes } from "./routes/content";
import { contentFileRoutes } from "./routes/content-files";
import { consentRoutes, dataProtectionRoutes } from "./routes/data-protection";
import { eventRoutes } from "./routes/events";
import { faultRoutes } from "./routes/faults";
import { fileRoutes } from "./routes/files";
import { galleryRoutes } from "./routes/gallery";
import { keptMessageRoutes } from "./routes/kept-messages";
import { memberBulletinRoutes } from "./routes/member-bulletin";
import { memberRoutes } from "./routes/members";
import { applicationMenuRoutes, menuRoutes } from "./routes/menu";
import { messageRoutes } from "./routes/messages";
import { peopleRoutes } from "./routes/people";
import { photoSetRoutes } from "./routes/photo-sets";
import { productRoutes } from "./routes/products";
import { provinceRoutes } from "./routes/provinces";
import { rateRoutes } from "./routes/rates";
import { readCountRoutes } from "./routes/read-counts";
import { registryRoutes } from "./routes/registry";
import { surveyRoutes } from "./routes/surveys";
import { userApplicationRoutes, userRoutes } from "./routes/users";
import { weatherRoutes } from "./routes/weather";
import type { Upstream, UpstreamEnv } from "./upstream";

/** What only the demo has, for tests and operators of this machine; no fault is ever for them. */
const FAULTS_PATH = "/__faults";
const MESSAGES_PATH = "/__messages";

/** The whole upstream: faults in front, the calls under /api/v1; beside them files, weather and rates. */
export function createApp(upstream: Upstream, latencyMs: number): Hono<UpstreamEnv> {
  const app = new Hono<UpstreamEnv>();

  app.use(async (c, next) => {
    if (c.req.path === FAULTS_PATH || c.req.path === MESSAGES_PATH) return next();
    if (latencyMs > 0) await delay(latencyMs);
    await upstream.refill();
    const fault = upstream.faults.take({
      path: c.req.path,
      header: c.req.header("x-demo-fault"),
      body: upstream.faults.readsBodies() ? await c.req.text() : "",
    });
    return fault ? FAULT_ANSWERS[fault.kind](c, next, fault) : next();
  });

  app.route(FAULTS_PATH, faultRoutes(upstream));
  app.route(MESSAGES_PATH, keptMessageRoutes(upstream));
  app.route("/files", fileRoutes(upstream));
  app.route("/weather", weatherRoutes(upstream));
  app.route("/rates", rateRoutes(upstream));
  app.route("/api/v1/Authentication/KullaniciGiris", authenticationRoutes(upstream));
  app.route("/api/v1/General/Kullanici", userRoutes(upstream));
  app.route("/api/v1/General/UserApplication", userApplicationRoutes(upstream));
  app.route("/api/v1/General/Il", provinceRoutes(upstream));
  app.route("/api/v1/KVKK/KvkkTanim", dataProtectionRoutes(upstream));
  app.route("/api/v1/KVKK/KvkkMaster", acknowledgementRoutes(upstream));
  app.route("/api/v1/KVKK/KvkkOnayDurum", consentRoutes(upstream));
  app.route("/api/v1/Alpha.UyeYonetim/UyeUyeTanim", memberRoutes(upstream));
  app.route("/api/v1/Alpha.WebPanel", webPanel(upstream));

  app.notFound((c) => refuse(c, new Refusal(404, "notFound")));
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error);
    console.error(error);
    return refuse(c, new Refusal(500, "failed"));
  });
  return app;
}

function webPanel(upstream: Upstream): Hono {
  const panel = new Hono();
  panel.route("/MenuTanim", menuRoutes(upstream));
  panel.route("/AppMenu", applicationMenuRoutes(upstream));
  panel.route("/TescilBilgi", registryRoutes());
  panel.route("/DuyuruHaber", contentRoutes(upstream));
  panel.route("/DuyuruHaber", photoSetRoutes(upstream));
  panel.route("/IcerikDosya", contentFileRoutes(upstream));
  panel.route("/IcerikOkunmaSayisi", readCountRoutes(upstream));
  panel.route("/Event", eventRoutes(upstream));
  panel.route("/Galeri", galleryRoutes(upstream));
  panel.route("/Anket", surveyRoutes(upstream));
  panel.route("/", messageRoutes(upstream));
  panel.route("/KadroTanim", peopleRoutes());
  panel.route("/TescilTanim", productRoutes());
  panel.route("/OnlineKullaniciBulten", bulletinRoutes(upstream));
  panel.route("/OnlineKullaniciBulten", memberBulletinRoutes(upstream));
  return panel;
}
