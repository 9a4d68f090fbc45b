import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { watchMountedTexts } from './mounted-texts.ts';

const TEXT = {
  title: 'นโยบายความเป็นส่วนตัว',
  effective_from: '2026-11-21',
  sections: [{ heading: 'สิทธิของท่าน', html: '<p>ขอดูข้อมูลได้</p>' }],
};
const ADDRESS = '/texts/privacy.json';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'texts'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (value: unknown) => writeFileSync(join(folder, ADDRESS), JSON.stringify(value));

/** The texts of the folder, the complaints, and a clock that a test moves. */
function watch() {
  const lines: string[] = [];
  let index = 0;
  const read = watchMountedTexts(folder, {
    complain: (text) => lines.push(text),
    now: () => index,
  });
  return {
    said: lines,
    read: (address = ADDRESS) => {
      index += 1_000;
      return read(address);
    },
  };
}

describe('[WEB-06] a text that the deployment has mounted', () => {
  test('is read as it is, and anew when it changes', () => {
    const { read, said } = watch();
    expect(read()).toBeUndefined();
    write(TEXT);
    expect(JSON.parse(read() ?? '')).toEqual(TEXT);
    write({ ...TEXT, effective_from: '2027-01-01' });
    expect(read()).toContain('2027-01-01');
    expect(said).toEqual([]);
  });

  test('goes on as it was when a change cannot be used, which is told once', () => {
    const { read, said } = watch();
    write(TEXT);
    read();
    write({ ...TEXT, sections: [] });
    expect(read()).toContain('2026-11-21');
    expect(read()).toContain('2026-11-21');
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^text \/texts\/privacy\.json: sections: Too small/);
  });

  test('that was taken away is not there any more', () => {
    const { read } = watch();
    write(TEXT);
    read();
    rmSync(join(folder, ADDRESS));
    expect(read()).toBeUndefined();
  });

  test.each(['/texts/../site.json', '/texts/%2e%2e/site.json', '/texts/a/b.json', '/site.json'])(
    'is nothing else of the folder: %s',
    (address) => {
      writeFileSync(join(folder, 'site.json'), JSON.stringify(TEXT));
      expect(watch().read(address)).toBeUndefined();
    },
  );

  test('is not looked for where nothing is mounted', () => {
    expect(watchMountedTexts(undefined, { complain: () => {} })(ADDRESS)).toBeUndefined();
  });
});
