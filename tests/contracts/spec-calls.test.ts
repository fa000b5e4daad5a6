import { expect, test } from "vitest";
import { CORPUS } from "./corpus/all";
import { DECLARED_CALLS } from "./declared-calls";

/** The calls of spec.md, section 7, as its user wrote them; the weather is a feed of another house's. */
const OF_THE_SPEC = `
  GET General/Kullanici/GetOwnUser
  POST General/Kullanici/Update
  GET General/UserApplication/GetUserApp
  GET General/Il/Get
  POST Authentication/KullaniciGiris/KullaniciGirisYap
  POST Authentication/KullaniciGiris/OAuthToken
  POST Authentication/KullaniciGiris/StatuDegistir
  POST Authentication/KullaniciGiris/OtpKontrol
  POST Authentication/KullaniciGiris/Logout
  POST Alpha.WebPanel/TescilBilgi/GetWithFilterInfo
  GET Alpha.WebPanel/TescilBilgi/GetById
  POST Alpha.WebPanel/DuyuruHaber/GetWithFilterNews
  POST Alpha.WebPanel/DuyuruHaber/GetWithFilterInfo
  POST Alpha.WebPanel/DuyuruHaber/GetWithFilterInfoIlgin
  GET Alpha.WebPanel/DuyuruHaber/GetYilFilter
  POST Alpha.WebPanel/Galeri/GetWithFilterInfo
  POST Alpha.WebPanel/Event/GetWithFilterInfo
  GET Alpha.WebPanel/TescilTanim/GetDataForProducts
  GET Alpha.WebPanel/KadroTanim/Get
  GET Alpha.WebPanel/IcerikOkunmaSayisi/GetByIcerikId/{id}
  POST Alpha.WebPanel/IcerikOkunmaSayisi/IcerikOkunmaSayisiArttir/{id}
  POST Alpha.WebPanel/IcerikDosya/GetWithFilterInfo
  POST Alpha.WebPanel/MenuTanim/GetWithMenuKirilim
  POST Alpha.WebPanel/MenuTanim/GetWithMenuKirilimForWeb
  GET Alpha.WebPanel/AppMenu/GetApplicationMenuGuid/{id}
  POST Alpha.WebPanel/Anket/GetWithFilterInfo
  POST Alpha.UyeYonetim/UyeUyeTanim/GetWithFilterInfo
  POST Alpha.WebPanel/IletisimeGec/Create
  POST Alpha.WebPanel/Iletisim/SendMailToFirmNew
  POST Alpha.WebPanel/MailGonderimDetay/SendMailToFirmNew
  POST KVKK/KvkkTanim/GetWithFilter
  POST KVKK/KvkkOnayDurum/GetKvkkKullaniciKontrol
  POST KVKK/KvkkOnayDurum/Create
  GET KVKK/KvkkMaster/OnaysizKontrol/{userId}
  GET KVKK/KvkkMaster/GetLastKvkk
  POST KVKK/KvkkMaster/Create
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetOnlineKartIslem
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetUyeBilgileri/{id}
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetGelenUrunler/{id}
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetGelenGunlukUrunler/{id}
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetUrunFiyatDetayWithAnalizler/{a}/{b}/{c}
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetUrunFiyatDetay/{a}/{b}/{c}
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetUrunAnalizDetay/{a}/{b}
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetAlinanUrunDetay/{a}/{b}
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetAlinanUrunMiktarDetay/{a}/{b}/{c}
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetAlinanUrunTarihliDetay/{a}/{b}/{c}
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetToplamIslemler/{id}
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetKayanYazi
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetSatilanUrun/{a}/{b}
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetTesciller/{a}/{b}
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetOnlineGunlukBultenKirilimli/{a}/{b}
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetAnaKart
  GET Alpha.WebPanel/OnlineKullaniciBulten/GetWebSitesiAylikBulten/{b}/{a}
`
  .trim()
  .split("\n")
  .map((line) => line.trim());

/** Each declared call's method and path, with the parameters of its corpus. */
const DECLARED = CORPUS.map(({ call, params }) => {
  const [path = ""] = call.path(params as never).split("?");
  return { name: call.name, asked: `${call.method} ${path}` };
});

const pattern = (line: string) => new RegExp(`^${line.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);

test("each call of the spec is declared by a contract", () => {
  const missing = OF_THE_SPEC.filter((line) => !DECLARED.some(({ asked }) => pattern(line).test(asked)));
  expect(missing).toEqual([]);
});

test("no contract declares a call that the spec does not have", () => {
  const beside = DECLARED.filter(({ asked }) => !OF_THE_SPEC.some((line) => pattern(line).test(asked)));
  expect(beside).toEqual([]);
  expect(DECLARED.map(({ name }) => name).toSorted()).toEqual([...DECLARED_CALLS.keys()].toSorted());
});

test("only log-out and the read counter are sent without a body (spec 7)", () => {
  const bodyless = [...DECLARED_CALLS.values()].filter(({ method, body }) => method === "POST" && !body);
  expect(bodyless.map(({ name }) => name).toSorted()).toEqual([
    "authentication.logOut",
    "content.raiseReadCount",
  ]);
});
