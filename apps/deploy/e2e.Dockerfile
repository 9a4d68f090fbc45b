# The acceptance tests and the contract runner, with a browser, against a portal that runs beside them.
# Build from the root: docker build -f apps/deploy/e2e.Dockerfile .
ARG NODE_IMAGE=node:26-slim
FROM ${NODE_IMAGE}
WORKDIR /app
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium-headless-shell \
  && rm -rf /var/lib/apt/lists/*
RUN npm install --global --silent pnpm@12.21.0
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch
COPY . .
# One test puts the built pages behind a door of its own.
RUN pnpm install --frozen-lockfile --offline --filter "@coop/web..." --filter "@coop/runner..." --filter "@coop/deploy..." \
  && pnpm --filter @coop/web build
# Reports go into a volume that belongs to the process, as the folder does.
RUN mkdir -p /report && chown 1000:1000 /report
# Without a locale of UTF-8 the browser gives up the Thai names of saved files.
ENV LANG=C.UTF-8 E2E_BASE_URL=http://127.0.0.1:3000 E2E_REPORT=/report HOME=/tmp
USER 1000:1000
HEALTHCHECK NONE
CMD ["node", "apps/deploy/src/acceptance.ts"]
