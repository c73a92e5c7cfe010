# Varnish 7.1 in front of the service. It speaks no TLS: put it behind a proxy that does. Copy this file to
# /etc/varnish/tenant-api.vcl, write your addresses into it, and start
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/tenant-api.vcl -p http_req_hdr_len=16k
# docs/behind-a-proxy.md says how Varnish then behaves.
vcl 4.1;

backend service {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/readyz";
    .interval = 1s;
    # Longer than a busy service needs.
    .timeout = 5s;
    .window = 1;
    .threshold = 1;
  }
}

sub vcl_recv {
  # Varnish appends the caller to X-Forwarded-For, for TRUSTED_PROXIES. A caller must not choose the other header.
  unset req.http.Forwarded;
  set sess.timeout_idle = 75s;
  # A pipe ends as soon as its reader has left. Varnish would end other answers after ten minutes.
  if (req.method == "GET" && req.url ~ "^/api/v2/events(\?|$)") {
    return (pipe);
  }
  # Varnish's own rules store only what the service allows, and nothing for callers with a token.
}
