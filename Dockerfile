# The service with only the files that it needs. docs/operations.md describes how to start it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /data
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/console/package.json apps/console/
COPY apps/server/package.json apps/server/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/packaging/package.json packages/packaging/
COPY packages/react/package.json packages/react/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=@tenant-api/console --workspace=@tenant-api/server --workspace=@tenant-api/packaging
COPY LICENSE ./
COPY apps/console/build-if-changed.ts apps/console/built-files.ts apps/console/index.html apps/console/reference.html apps/console/vite.config.ts apps/console/
COPY apps/console/src apps/console/src
COPY packages/client/src packages/client/src
COPY packages/contract/src packages/contract/src
COPY packages/contract/generated packages/contract/generated
COPY packages/react/src packages/react/src
COPY apps/server/build.ts apps/server/command.ts apps/server/fill-compile-cache.ts apps/server/programs.ts apps/server/README.md apps/server/run-options.ts apps/server/
COPY apps/server/src apps/server/src
COPY packages/packaging/src packages/packaging/src
# The published package.
RUN npm run pack -- server && tar -xzf dist/*.tgz --no-same-owner
RUN node apps/server/fill-compile-cache.ts package --max-semi-space-size=8

FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY --from=build /app/package ./
# All other files belong to root: the service can write its data, but not its code.
COPY --from=build --chown=1000:1000 /data data
VOLUME /app/data
# A number, so that Kubernetes can check that the user is not root.
USER 1000:1000
# One arena: with one for each thread, glibc keeps several times the memory that was freed.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=1
EXPOSE 3000
# Checks only the process. A restart because of the store would only cut event streams.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "--max-semi-space-size=8", "main.js"]
