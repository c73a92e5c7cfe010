#!/usr/bin/env bash
# Follows the events of a tenant with curl and bash. `read` takes one byte at a time: for a few events a second.
set -uo pipefail
# Lengths in bytes: faster, and no character can be invalid.
export LC_ALL=C
offset=${TENANT_API_FROM:-} token=''
headers=$(mktemp)
trap 'rm -f "$headers"' EXIT

new_token() {
  curl --silent --max-time 30 "$TENANT_API_URL/oauth/token" \
    --data grant_type=client_credentials --data audience=/api/v2/ \
    --data-urlencode "client_id=$TENANT_API_CLIENT_ID" --data-urlencode "client_secret=$TENANT_API_CLIENT_SECRET" |
    sed -n 's/.*"access_token":"\([^"]*\)".*/\1/p'
}

while true; do
  : "${token:=$(new_token)}"
  : > "$headers"
  type='' data='' id=''
  while IFS= read -r line; do
    case $line in
      'event: '*) type=${line#event: } ;;
      'data: '*) data=${line#data: } ;;
      'id: '*) id=${line#id: } ;;
      '')
        if [ -n "$data" ]; then
          case $type in offset-only | error) ;; *) printf '%s\n' "$data" ;; esac
          offset=$id
        fi
        type='' data='' id=''
        ;;
    esac
    # Without --no-buffer, curl holds lines back. The limit of speed ends a silent connection: the service sends something every 15 s.
  done < <(curl --silent --no-buffer --speed-limit 1 --speed-time 45 --dump-header "$headers" \
    --header "Authorization: Bearer $token" "$TENANT_API_URL/api/v2/events${offset:+?from=$offset}")
  status=$(sed -n '1s/^HTTP[^ ]* \([0-9]*\).*/\1/p' "$headers")
  case $status in
    400 | 403 | 410)
      echo "The service refuses this subscription: $status" >&2
      exit 1
      ;;
    401) token='' ;;
  esac
  pause=$(sed -n 's/^retry-after: *\([0-9]*\).*/\1/Ip' "$headers")
  sleep "${pause:-1}"
done
