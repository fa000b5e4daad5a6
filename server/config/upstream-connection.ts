import { demoUpstream } from "./demo";
import { env } from "./environment";
import type { Status } from "../upstream/contracts/authentication";

export interface Connection {
  apiBaseUrl: string;
  fileBaseUrl: string;
  ratesUrl: string | null;
  weather: { url: string; key: string; place: string } | null;
  fixedToken: string | null;
  serviceUser: string;
  servicePassword: string;
  status: Status;
  bulletinStatus: Status;
  sharedBulletinToken: string | null;
}

let connection: Promise<Connection> | undefined;

export function upstreamConnection(): Promise<Connection> {
  connection ??= env.API_BASE_URL ? Promise.resolve(configured(env.API_BASE_URL)) : demo();
  return connection;
}

function configured(apiUrl: string): Connection {
  const status = {
    businessId: env.ISLETME_ID,
    companyId: env.FIRMA_ID,
    branchId: env.SUBE_ID,
    key: env.STATUS_KEY,
    urlPrefix: env.STATUS_URL_PREFIX,
  };
  const apiBaseUrl = apiUrl.replace(/\/api\/v1$/, "");
  return {
    apiBaseUrl,
    fileBaseUrl: env.FILE_URL ?? apiBaseUrl,
    ratesUrl: env.RATES_URL || null,
    weather:
      env.WEATHER_URL && env.WEATHER_KEY
        ? { url: env.WEATHER_URL, key: env.WEATHER_KEY, place: env.WEATHER_QUERY }
        : null,
    fixedToken: env.DEFAULT_TOKEN || null,
    serviceUser: env.SERVICE_USER,
    servicePassword: env.SERVICE_PASSWORD,
    status,
    bulletinStatus: { ...status, key: env.BULLETIN_APP_ID },
    sharedBulletinToken: env.BULLETIN_TOKEN || null,
  };
}

async function demo(): Promise<Connection> {
  const { url, weatherKey, place, serviceUser, servicePassword, status, bulletinStatus } =
    await demoUpstream();
  return {
    apiBaseUrl: url,
    fileBaseUrl: url,
    ratesUrl: `${url}/rates/today.xml`,
    weather: { url: `${url}/weather`, key: weatherKey, place },
    fixedToken: null,
    serviceUser,
    servicePassword,
    status,
    bulletinStatus,
    sharedBulletinToken: null,
  };
}
