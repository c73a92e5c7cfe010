#!/usr/bin/env bash
# Guess: when the connection breaks in the middle of a body, a generated client rejects, as `response.text()` and `response.json()` of
# `fetch` do. At least it gives no success.
# Reality: @oazapfts/runtime 1.2.0, on which all clients of oazapfts 7.5.0 run, catches that error and drops it. The promise resolves
# with status 200 and `data: null`, for a body whose type says that it is an object. `ok()`, its helper that throws for other statuses,
# returns null too.
# Source: `fetchText` and `fetchJson` in index.js of @oazapfts/runtime 1.2.0, and a run with Node 24.21.0. Exits with 1 if one of the
# outcomes changes.
set -euo pipefail
folder=$(mktemp -d)
server=''
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
case "$(uname -s)-$(uname -m)" in
  Linux-x86_64) platform=linux-x64 ;;
  Linux-aarch64) platform=linux-arm64 ;;
  Darwin-arm64) platform=darwin-arm64 ;;
  *) echo "There is no package of Node for $(uname -sm)." >&2; exit 2 ;;
esac
npm install --silent --no-save --ignore-scripts "node-$platform@24.21.0" oazapfts@7.5.0 @oazapfts/runtime@1.2.0
node="node_modules/node-$platform/bin/node"
cat > openapi.json <<'JSON'
{
  "openapi": "3.1.0",
  "info": { "title": "Pets", "version": "1" },
  "paths": {
    "/pet": {
      "get": {
        "operationId": "getPet",
        "responses": {
          "200": {
            "description": "A pet.",
            "content": {
              "application/json": {
                "schema": { "type": "object", "required": ["name"], "properties": { "name": { "type": "string" } } }
              }
            }
          }
        }
      }
    }
  }
}
JSON
"$node" node_modules/.bin/oazapfts openapi.json client.ts
cat > server.mjs <<'JS'
import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
const server = createServer((_, answer) => {
  answer.writeHead(200, { 'Content-Type': 'application/json' })
  answer.write('{ "name": "Re', () => answer.destroy())
})
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)))
JS
cat > program.ts <<'JS'
import { ok } from '@oazapfts/runtime'
import { defaults, getPet } from './client.ts'
const [, , client, port] = process.argv
const baseUrl = `http://127.0.0.1:${port}`
defaults.baseUrl = baseUrl
const calls = {
  fetch: async () => (await fetch(`${baseUrl}/pet`)).json(),
  oazapfts: async () => { const { status, data } = await getPet(); return { status, data } },
  ok: () => ok(getPet()),
}
console.log(await calls[client]().then(JSON.stringify, error => `rejects: ${error.message}`))
JS
echo '{ "type": "module" }' > package.json
"$node" server.mjs & server=$!
until [ -s port ]; do sleep 0.1; done
own=$("$node" program.ts fetch "$(cat port)")
oazapfts=$("$node" program.ts oazapfts "$(cat port)")
ok=$("$node" program.ts ok "$(cat port)")
echo "Node $("$node" --version); the server breaks the connection in the middle of a body of JSON"
echo "fetch:                       $own"
echo "oazapfts 7.5.0:              $oazapfts"
echo "ok of @oazapfts/runtime 1.2.0: $ok"
[ "$own / $oazapfts / $ok" = 'rejects: terminated / {"status":200,"data":null} / null' ]
