import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_TEXTS } from '@coop/contracts/site-text';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const EXAMPLES = join(import.meta.dirname, '..');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(join(EXAMPLES, 'site.example.json'), join(folder, 'site.json'));
  mkdirSync(join(folder, 'texts'));
  for (const name of SITE_TEXTS) {
    cpSync(join(EXAMPLES, `texts/${name}.example.json`), join(folder, `texts/${name}.json`));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function check() {
  const script = join(import.meta.dirname, 'check.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, join(folder, 'site.json')],
    { encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

describe('[LAY-07][WEB-06] the check before a start', () => {
  test('takes the examples of the instructions, texts and all', () => {
    expect(check()).toEqual({
      status: 0,
      said: 'site configuration: ok\ntext privacy: ok\ntext cookies: ok\ntext accessibility: ok\n',
    });
  });

  test('misses a text that is published and not there, and says what is wrong with another', () => {
    rmSync(join(folder, 'texts/privacy.json'));
    writeFileSync(join(folder, 'texts/cookies.json'), '{"title": "นโยบายคุกกี้"}');
    const { status, said } = check();
    expect(status).toBe(1);
    expect(said).toContain('privacy.json is not there, but texts.privacy of the site');
    expect(said).toContain('text cookies: effective_from: Invalid input: expected string');
    expect(said).toContain('text accessibility: ok');
  });

  test('does not go on to the texts of a configuration that is wrong itself', () => {
    writeFileSync(join(folder, 'site.json'), '{}');
    const { status, said } = check();
    expect(status).toBe(1);
    expect(said).toContain('site configuration: coopNameTH: Invalid input');
    expect(said).not.toContain('text privacy');
  });
});
