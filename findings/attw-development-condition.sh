#!/usr/bin/env bash
# Guess: a package from the registry can be imported under any condition that its `exports` name. Test runners and bundlers set the
# condition `development`; Vitest 5 does so for its workers, and Node itself resolves imports when `experimental.viteModuleRunner` is
# false.
# Reality: `exports` of @arethetypeswrong/core 0.18.5 name TypeScript sources under `development`. Node strips no types below
# node_modules, so under this condition every import of the package fails with ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING. Without the
# condition it works.
# Source: https://nodejs.org/api/typescript.html#type-stripping-in-dependencies, and a run with Node 24.21.0. Exits with 1 if one of
# the two outcomes changes.
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
npm install --silent --no-save --ignore-scripts "node-$platform@24.21.0" @arethetypeswrong/core@0.18.5
node="node_modules/node-$platform/bin/node"
program="import('@arethetypeswrong/core').then(() => console.log('loads'), error => console.log(error.code))"
plain=$("$node" --input-type=module -e "$program")
development=$("$node" --conditions=development --input-type=module -e "$program")
echo "@arethetypeswrong/core 0.18.5 in Node $("$node" --version)"
echo "without conditions:       $plain"
echo "condition 'development':  $development"
[ "$plain / $development" = 'loads / ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING' ]
