# Checks the site configuration of a deployment before the web server starts.
# Build from the root: docker build -f apps/deploy/check.Dockerfile .
FROM node:26-slim AS production
WORKDIR /app
RUN npm install --global --silent pnpm@12.21.0
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch --prod && rm -rf node_modules
COPY . .
RUN pnpm install --frozen-lockfile --offline --prod --filter "@coop/deploy..." \
  && find apps packages -name '*.test.ts' -delete \
  && find packages -mindepth 1 -maxdepth 1 ! -name contracts -exec rm -rf {} +

FROM node:26-slim
WORKDIR /app
COPY --from=production /app/package.json ./
COPY --from=production /app/node_modules/ node_modules/
COPY --from=production /app/packages/ packages/
COPY --from=production /app/apps/deploy/ apps/deploy/
USER 1000:1000
HEALTHCHECK NONE
ENTRYPOINT ["node", "apps/deploy/src/check.ts"]
