#!/usr/bin/env bash
# Guess: `npm install` of a generator gives a generator that runs: what its `peerDependencies` allow works with it.
# Reality: @hey-api/openapi-ts 0.99.0 allows every TypeScript from 5.5.3 on, so npm installs 7.0.2, which has no `SyntaxKind` in its
# main export. Every command, also `--version`, ends with a TypeError. With TypeScript 5.9.3 in the same project it works.
# Source: `peerDependencies` in the package.json of @hey-api/openapi-ts 0.99.0, and a run with Node 24.21.0. Exits with 1 if one of the
# two outcomes changes.
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
outcome() {
  mkdir "$1" && cd "$1"
  npm install --silent --no-save --ignore-scripts "node-$platform@24.21.0" @hey-api/openapi-ts@0.99.0 "typescript@$1"
  "node_modules/node-$platform/bin/node" node_modules/@hey-api/openapi-ts/bin/run.js --version > output 2>&1 && echo runs || grep -o 'TypeError: .*' output
}
allowed=$(npm view @hey-api/openapi-ts@0.99.0 peerDependencies.typescript)
seven=$(outcome 7.0.2)
five=$(outcome 5.9.3)
echo "@hey-api/openapi-ts 0.99.0 allows TypeScript $allowed"
echo "TypeScript 7.0.2:  $seven"
echo "TypeScript 5.9.3:  $five"
[ "$five" = runs ] && [[ $seven == "TypeError: Cannot read properties of undefined"* ]]
