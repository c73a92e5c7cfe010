#!/usr/bin/env bash
# Guess: the `headers` of `fetchBaseQuery` are sent with every request, and an operation adds its own to them. The generated endpoint of
# an operation with an optional header parameter adds nothing if the parameter is omitted.
# Reality: an endpoint's `headers` replace those of `fetchBaseQuery`. @rtk-query/codegen-openapi 2.2.0 writes `headers` for each
# operation that has a header parameter, so such an operation is sent without the token, even if the parameter is omitted, and others
# with it. `prepareHeaders` adds a header to all.
# Source: the default value of `headers` in `fetchBaseQuery` of @reduxjs/toolkit 2.15.0, and a run with Node 24.21.0. Exits with 1 if one
# of the outcomes changes.
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
npm install --silent --no-save --ignore-scripts "node-$platform@24.21.0" @rtk-query/codegen-openapi@2.2.0 @reduxjs/toolkit@2.15.0
node="node_modules/node-$platform/bin/node"
cat > openapi.json <<'JSON'
{
  "openapi": "3.1.0",
  "info": { "title": "Pets", "version": "1" },
  "paths": {
    "/plain": { "get": { "operationId": "plain", "responses": { "204": { "description": "Nothing." } } } },
    "/with-header": {
      "get": {
        "operationId": "withHeader",
        "parameters": [{ "name": "X-Correlation-ID", "in": "header", "schema": { "type": "string" } }],
        "responses": { "204": { "description": "Nothing." } }
      }
    }
  }
}
JSON
cat > config.json <<'JSON'
{ "schemaFile": "openapi.json", "apiFile": "./base.ts", "apiImport": "base", "outputFile": "client.ts", "exportName": "api" }
JSON
cat > base.ts <<'JS'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'
const options = {
  headers: { headers: { Authorization: 'Bearer token' } },
  prepareHeaders: { prepareHeaders: (headers: Headers) => headers.set('Authorization', 'Bearer token') },
}
const fetchFn = async (request: Request) => {
  console.log(request.headers.get('Authorization') ?? 'no token')
  return new Response(null, { status: 204 })
}
const option = process.argv[2] as keyof typeof options
export const base = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: 'http://pets.example', fetchFn, ...options[option] }),
  endpoints: () => ({}),
})
JS
cat > program.ts <<'JS'
import { configureStore } from '@reduxjs/toolkit'
import { api } from './client.ts'
const store = configureStore({ reducer: { api: api.reducer }, middleware: defaults => defaults().concat(api.middleware) })
await store.dispatch(api.endpoints[process.argv[3]].initiate({}))
process.exit()
JS
echo '{ "type": "module" }' > package.json
"$node" node_modules/.bin/rtk-query-codegen-openapi config.json > output
# Node wants the extension in the import.
sed -i.bak 's#"./base"#"./base.ts"#' client.ts
plain=$("$node" program.ts headers plain)
with=$("$node" program.ts headers withHeader)
prepared=$("$node" program.ts prepareHeaders withHeader)
echo "Node $("$node" --version), @rtk-query/codegen-openapi 2.2.0, @reduxjs/toolkit 2.15.0"
echo "headers, operation without a header parameter:           $plain"
echo "headers, operation with an omitted header parameter:     $with"
echo "prepareHeaders, operation with an omitted header parameter: $prepared"
[ "$plain / $with / $prepared" = 'Bearer token / no token / Bearer token' ]
