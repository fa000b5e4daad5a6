import { securityHeaders } from "../security/security-headers";

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" width="960" height="540" role="img" aria-label="Görsel yok"><rect width="160" height="90" fill="#e9e6dc"/><g fill="none" stroke="#a9a58f" stroke-width="2" stroke-linecap="round"><path d="M80 70V34"/><path d="M80 58c-6 0-10-3-11-8 6 0 10 3 11 8zM80 58c6 0 10-3 11-8-6 0-10 3-11 8zM80 46c-6 0-10-3-11-8 6 0 10 3 11 8zM80 46c6 0 10-3 11-8-6 0-10 3-11 8zM80 34c-4-3-5-8 0-13 5 5 4 10 0 13z"/></g></svg>`;

export function placeholder(status = 404): Response {
  return new Response(DRAWING, {
    status,
    headers: {
      ...securityHeaders(),
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=60",
      Vary: "Accept",
    },
  });
}
