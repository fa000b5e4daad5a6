# Varnish (7 or newer) in front of borsa-portal, in place of nginx's cache. TLS ends before it (nginx, hitch).
# Start it with the parameters that README.md names: the portal compresses, and a session is long.
# The portal: TRUSTED_PROXIES=1, or 2 with a server for TLS before Varnish.
vcl 4.1;

import std;

backend portal {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
  .probe = {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

acl operators {
  "localhost";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ operators) {
      return (synth(405));
    }
    ban("obj.status != 0");
    return (synth(200, "purged"));
  }
  # For operators alone: neither health nor figures are visitors' matter.
  if (req.url ~ "^/(readyz|healthz)(\?|$)") {
    return (synth(404));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Nobody reads it: it must not make a page another one.
  unset req.http.Authorization;
  # Rule 1: whoever may be somebody passes: a session, the lite view.
  if (req.http.Cookie ~ "(^|;\s*)(__Host-)?(portal(\.\d+)?|sade)=") {
    return (pass);
  }
  # Rule 2: all other cookies are ignored, but for the bare /, which leads who chose English to /en.
  if (req.url ~ "^/(\?|$)" && req.http.Cookie ~ "(^|;\s*)(__Host-)?langid=2(;|$)") {
    return (pass);
  }
  call few_variants;
  # Older than it says only for a moment, while a new one is fetched; longer when there is no portal.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }
  return (hash);
}

# Browsers write the same wish in many ways; each would be kept for itself.
sub few_variants {
  if (req.http.Accept-Encoding ~ "(^|[ ,])br(,|;q=(1|0\.[1-9])|\s|$)") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(^|[ ,])gzip(,|;q=(1|0\.[1-9])|\s|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  if (req.url ~ "^/dosya/") {
    # Who opens a file by itself reads what became of it, if it is gone.
    if (req.http.Accept ~ "text/html") {
      set req.http.Accept = "text/html";
    } elsif (req.http.Accept ~ "image/webp") {
      set req.http.Accept = "image/webp";
    } else {
      unset req.http.Accept;
    }
  }
}

sub vcl_backend_response {
  # A page that can't be renewed leaves the one that there is.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # How long it is kept, and how long past its time, Varnish reads in s-maxage and stale-while-revalidate.
}

# What Varnish says by itself it says in our words.
sub vcl_synth {
  if (resp.status < 400) {
    return (deliver);
  }
  set resp.http.Content-Type = "text/html; charset=utf-8";
  set resp.http.Cache-Control = "private, no-store";
  set resp.http.Content-Security-Policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  set resp.http.X-Content-Type-Options = "nosniff";
  if (resp.status >= 500) {
    synthetic(std.fileread("/etc/varnish/borsa-portal/away.html"));
  } else {
    synthetic(std.fileread("/etc/varnish/borsa-portal/refused.html"));
  }
  return (deliver);
}

sub vcl_backend_error {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "private, no-store";
  set beresp.http.Content-Security-Policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  set beresp.http.X-Content-Type-Options = "nosniff";
  synthetic(std.fileread("/etc/varnish/borsa-portal/away.html"));
  return (deliver);
}

sub vcl_deliver {
  set resp.http.X-Cache = "MISS";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  }
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
