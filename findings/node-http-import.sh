#!/usr/bin/env bash
# Guess: `import { createServer } from 'node:http'` in an ES module loads what `require('node:http')` loads. Node loads its copy of undici
# only when a program reads `http.WebSocket`: the property is a getter for that reason (https://github.com/nodejs/node/pull/53721).
# Reality: an import statement binds all names that the module exports, and reads each property for that, also the getter. So every ES
# module that imports node:http loads undici, which costs tens of milliseconds and some megabytes at each start of a small program.
# `require` and `process.getBuiltinModule` leave the getter alone.
# Source: run with Node 24.21.0. Exits with 1 if Node behaves differently.
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
npm install --silent --no-save "node-$platform@24.21.0"
node="node_modules/node-$platform/bin/node"
count='process.moduleLoadList.filter(name => name.endsWith("/undici")).length'
imported=$("$node" --input-type=module -e "import { createServer } from 'node:http'; console.log($count, typeof createServer)")
required=$("$node" --input-type=commonjs -e "const { createServer } = require('node:http'); console.log($count, typeof createServer)")
got=$("$node" --input-type=module -e "const { createServer } = process.getBuiltinModule('node:http'); console.log($count, typeof createServer)")
echo "Node $("$node" --version): copies of undici that a program loads with node:http"
echo "import statement:          $imported"
echo "require:                   $required"
echo "process.getBuiltinModule:  $got"
[ "$imported / $required / $got" = '1 function / 0 function / 0 function' ]
