import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../web/caddy/start.sh', import.meta.url));

/** A web server that only says what it was given. */
const place = mkdtempSync(join(tmpdir(), 'start-script-'));
const SAY = '#!/bin/sh\necho "$BACKEND_URL|$PORT|$EXTRA_PATHS|$TRUSTED_PROXIES"\n';
writeFileSync(join(place, 'caddy'), SAY, { mode: 0o755 });
mkdirSync(join(place, 'folder/site.json'), { recursive: true });
afterAll(() => rmSync(place, { recursive: true }));

function start(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync('sh', [SCRIPT], {
    env: { PATH: `${place}:${process.env.PATH}`, SITE_DIR: place, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the start of the web image', () => {
  test('needs the backend’s address and hands the rest on as it is', () => {
    expect(start({ BACKEND_URL: 'http://mock-api:4000/' })).toEqual({
      status: 0,
      stdout: 'http://mock-api:4000|3000||\n',
      stderr: '',
    });
    const whole = {
      BACKEND_URL: 'https://backend.coop.example',
      PORT: '8080',
      EXTRA_PATHS: '/v2/* /__control',
      TRUSTED_PROXIES: 'private_ranges 203.0.113.0/24 2001:db8::/32',
    };
    expect(start(whole).stdout).toBe(`${Object.values(whole).join('|')}\n`);
  });

  test.each([
    [{ BACKEND_URL: '' }, 'BACKEND_URL is missing'],
    [{ BACKEND_URL: 'backend:80' }, 'BACKEND_URL must begin with http:// or https://'],
    [{ BACKEND_URL: 'http://' }, 'BACKEND_URL must begin with http:// or https://'],
    [{ BACKEND_URL: 'http://a/api' }, 'BACKEND_URL must be scheme, host and port, and nothing'],
    [{ BACKEND_URL: 'http://a b' }, 'BACKEND_URL must be scheme, host and port, and nothing'],
    [{ PORT: '80' }, 'PORT must be a number from 1024 to 65535, not 80'],
    [{ PORT: 'http' }, 'PORT must be a number from 1024 to 65535, not http'],
    [{ PORT: '65536' }, 'PORT must be a number from 1024 to 65535, not 65536'],
    [{ EXTRA_PATHS: '/a b' }, 'each beginning with a slash, not b'],
    [{ TRUSTED_PROXIES: 'everybody' }, 'or private_ranges, not everybody'],
    [{ PUBLIC_ORIGIN: 'portal.coop.example' }, 'PUBLIC_ORIGIN must begin with http:// or https://'],
    [{ PUBLIC_ORIGIN: 'https://a/' }, 'PUBLIC_ORIGIN must be scheme and host, and nothing'],
    [{ SITE_DIR: `${place}/folder` }, 'site.json is a folder'],
  ])('refuses %o in one line', (wrong, said) => {
    const { status, stdout, stderr } = start({ BACKEND_URL: 'http://a', ...wrong });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(said);
    expect(stderr.match(/^web: /gm)).toHaveLength(1);
  });

  test('says everything that is wrong at once', () => {
    const { stderr } = start({ BACKEND_URL: '', PORT: '1', EXTRA_PATHS: 'x' });
    expect(stderr.match(/^web: /gm)).toHaveLength(3);
  });
});
