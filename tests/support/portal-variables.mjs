/**
 * The variables that lead a portal to a reference upstream, for tests and for the bench.
 * @param {{ upstream: string, servicePassword: string, directory: string }} of the upstream's address, the password
 * of the site's account there, and the portal's own folder
 * @returns {Record<string, string>}
 */
export function portalVariables({ upstream, servicePassword, directory }) {
  return {
    API_BASE_URL: upstream,
    RATES_URL: `${upstream}/rates/today.xml`,
    WEATHER_URL: `${upstream}/weather`,
    WEATHER_KEY: "demo",
    WEATHER_QUERY: "Başakova",
    SERVICE_USER: "portal-servis",
    SERVICE_PASSWORD: servicePassword,
    ISLETME_ID: "99",
    FIRMA_ID: "1",
    SUBE_ID: "1",
    STATUS_KEY: "portal",
    BULLETIN_APP_ID: "online-bulten",
    STATUS_URL_PREFIX: "basakova",
    DATA_DIR: directory,
    IMAGE_CACHE_DIR: `${directory}/pictures`,
  };
}
