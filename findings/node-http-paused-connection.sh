#!/usr/bin/env bash
# Guess: `socket.pause()` in the `connection` event of an HTTP server keeps the connection unread until `resume()`, as it does for a
# connection of `net.Server`: a way to admit connections in an order of one's own.
# Reality: the HTTP server reads it all the same. It has attached its listener for data before, which lets the stream flow in the next
# tick, and the `resume` event of that tick starts the reading again. The request arrives while `isPaused()` is true. The same pause one
# tick later works.
# Source: `connectionListenerInternal`, `onSocketPause` and `onSocketResume` in lib/_http_server.js, `resume_` in
# lib/internal/streams/readable.js, and a run with Node 24.21.0. Exits with 1 if one of the outcomes changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
case "$(uname -s)-$(uname -m)" in
  Linux-x86_64) platform=linux-x64 ;;
  Linux-aarch64) platform=linux-arm64 ;;
  Darwin-arm64) platform=darwin-arm64 ;;
  *) echo "There is no package of Node for $(uname -sm)." >&2; exit 2 ;;
esac
npm install --silent --no-save --ignore-scripts "node-$platform@24.21.0"
node="node_modules/node-$platform/bin/node"
cat > paused.mjs <<'JS'
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const servers = {
  'net, paused in `connection`': got =>
    net.createServer(socket => {
      socket.on('data', () => got(socket)).pause()
    }),
  'http, paused in `connection`': got =>
    http.createServer(({ socket }) => got(socket)).on('connection', socket => socket.pause()),
  'http, paused one tick later': got =>
    http
      .createServer(({ socket }) => got(socket))
      .on('connection', socket => process.nextTick(() => socket.pause())),
}
for (const [name, create] of Object.entries(servers)) {
  let outcome = 'not read'
  const server = create(socket => {
    outcome = `read, isPaused() is ${socket.isPaused()}`
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const client = net.connect(server.address().port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(server, 'connection')
  await wait(500)
  console.log(`${name}: ${outcome}`)
  client.destroy()
  server.close()
}
process.exit()
JS
outcomes=$("$node" paused.mjs)
echo "Node $("$node" --version), half a second after a request was sent"
echo "$outcomes"
[ "$outcomes" = 'net, paused in `connection`: not read
http, paused in `connection`: read, isPaused() is true
http, paused one tick later: not read' ]
