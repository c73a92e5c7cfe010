#!/usr/bin/env bash
# Guess: a Node program that follows events with an EventSource stays alive while it waits to connect again: the purpose of an
# EventSource is to connect again by itself, and eventsource 3 and 4 do so.
# Reality: in eventsource 5.1.5 and in EventSource of undici 8.13.1 the timer of a reconnection is unreferenced. When the connection
# ends, such as at a restart of the server, a program that does nothing else ends with code 0 and without a message.
# Source: `#scheduleReconnect` in dist/EventSource.js of eventsource 5.1.5, `#reconnect` in lib/web/eventsource/eventsource.js of undici
# 8.13.1, and a run with Node 24.21.0. Exits with 1 if one of the outcomes changes.
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
npm install --silent --no-save --ignore-scripts "node-$platform@24.21.0" eventsource-4@npm:eventsource@4.1.1 eventsource@5.1.5 undici@8.13.1
node="node_modules/node-$platform/bin/node"
cat > server.mjs <<'JS'
import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
const server = createServer((_, answer) => {
  answer.writeHead(200, { 'Content-Type': 'text/event-stream' })
  answer.end('retry: 100\ndata: one\n\n')
})
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)))
JS
cat > client.mjs <<'JS'
const [name, port] = process.argv.slice(2)
const { EventSource } = await import(name)
let messages = 0
new EventSource(`http://127.0.0.1:${port}/`).addEventListener('message', () => {
  messages += 1
  if (messages === 2) process.exit()
})
process.on('exit', code => console.log(`${messages} messages, code ${code}`))
JS
"$node" server.mjs & server=$!
until [ -s port ]; do sleep 0.1; done
four=$("$node" client.mjs eventsource-4 "$(cat port)")
five=$("$node" client.mjs eventsource "$(cat port)")
undici=$(NODE_NO_WARNINGS=1 "$node" client.mjs undici "$(cat port)")
echo "Node $("$node" --version); the server ends each connection after one message, the client ends after two"
echo "eventsource 4.1.1:  $four"
echo "eventsource 5.1.5:  $five"
echo "undici 8.13.1:      $undici"
[ "$four / $five / $undici" = '2 messages, code 0 / 1 messages, code 0 / 1 messages, code 0' ]
