import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const file: unknown = parse(read('docker-compose.yml'), { merge: true });

const Service = z.looseObject({
  image: z.string(),
  build: z.object({ context: z.literal('.'), dockerfile: z.string() }).optional(),
  profiles: z.array(z.string()),
  ports: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
});
const { services } = z.object({ services: z.record(z.string(), Service) }).parse(file);

const of = (profile: string) =>
  Object.keys(services).filter((name) => services[name]?.profiles.includes(profile));

describe('the compose file', () => {
  test('[OPS-05] starts the web on the mock by default, one or two before a backend, and the tests', () => {
    expect(read('.env')).toMatch(/^COMPOSE_PROFILES=demo$/m);
    expect(of('demo')).toEqual(['web', 'mock-api']);
    expect(of('backend')).toEqual(['backend-web']);
    expect(of('scaled')).toEqual(['scaled-web-1', 'scaled-web-2', 'scaled-balancer']);
    expect(of('e2e')).toEqual(['e2e-mock-api', 'e2e-web', 'e2e']);
    expect(Object.values(services).map(({ profiles }) => profiles.length)).not.toContain(0);
  });

  test('publishes the web at 3000 of this machine and nothing else', () => {
    const published = Object.entries(services).filter(([, { ports = [] }]) => ports.length > 0);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the compose file
      ['web', ['${WEB_BIND:-127.0.0.1}:${WEB_PORT:-3000}:3000']],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the compose file
      ['backend-web', ['${WEB_BIND:-127.0.0.1}:${WEB_PORT:-3000}:3000']],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the compose file
      ['scaled-balancer', ['${WEB_BIND:-127.0.0.1}:${WEB_PORT:-3000}:8080']],
    ]);
  });

  test('waits for what a service needs within its own profile', () => {
    for (const [name, { profiles, depends_on = {} }] of Object.entries(services)) {
      for (const needed of Object.keys(depends_on)) {
        expect([name, services[needed]?.profiles]).toEqual([name, profiles]);
      }
    }
  });

  test('[OPS-05] the balancer asks both servers whether they are ready, before it sends visitors', () => {
    const caddy = read('apps/deploy/scaled/Caddyfile');
    expect(caddy).toMatch(/reverse_proxy scaled-web-1:3000 scaled-web-2:3000 \{/);
    expect(caddy).toContain('health_uri /readyz');
    expect(services['scaled-web-2']).toEqual(services['scaled-web-1']);
  });

  test.each(Object.entries(services))(
    '%s can write nothing and gain no rights',
    (name, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(service).not.toHaveProperty('privileged');
      if (name !== 'scaled-balancer') expect(service).not.toHaveProperty('cap_add');
    },
  );
});

const PNPM = z.object({ packageManager: z.string() }).parse(JSON.parse(read('package.json')));

const dockerfiles = Object.values(services).flatMap(({ build }) => build?.dockerfile ?? []);

describe.each([...new Set(dockerfiles)])('%s', (name) => {
  const dockerfile = read(name);

  test('ends as a user without rights, and says how its health is found', () => {
    expect(dockerfile.match(/^USER .*/gm)?.at(-1)).toBe('USER 1000:1000');
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  });

  test('installs what the lockfile says, with the project’s pnpm', () => {
    expect(dockerfile).toContain(`--silent ${PNPM.packageManager}\n`);
    for (const [install] of dockerfile.matchAll(/pnpm install[^\n]*/g)) {
      expect(install).toContain('--frozen-lockfile --offline');
    }
    expect(dockerfile).not.toMatch(/^RUN.*pnpm deploy/m);
  });
});
