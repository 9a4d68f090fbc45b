import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readSourceFiles } from '../source-files.ts';
import { readThaiWords } from './thai-words.ts';

// The glossary decides by which word a thing is called; pages, papers and notices say no other.

const PAGES =
  /^(apps\/(web\/(src|server\/share)|mock-api\/src\/(push|world\/notes))|packages\/(addresses|papers|ui))\//;
/** Titles of the wire's fields, by which the copy of a member's data calls them. */
const FIELDS = /^packages\/contracts\/src\/member\//;
const TITLE = /\btitled(?:List)?\(\s*'(?<thai>[^']+)'/g;
/** The by-laws of another cooperative, components shown to those who build. */
const SHOWN_ELSEWHERE = /\/examples\.tsx$/;

interface Name {
  readonly former: string;
  readonly said: string;
  /** Places where the former word stays: names of papers, words of the specification. */
  readonly stays: readonly string[];
}

/** Reads the glossary's two tables of words; what is right for another thing is no former word. */
function glossaryNames(): Name[] {
  const glossary = readFileSync(resolve(ROOT, 'docs/glossary.md'), 'utf8');
  const rows = glossary.split('\n').filter((line) => /^\| [\u0E00-\u0E7F]/.test(line));
  const names = rows.flatMap((row) => {
    const [, formers = '', current = '', stays = ''] = row.split('|').map((cell) => cell.trim());
    const kept = stays.split(', ').filter(Boolean);
    return formers.split(', ').map((former) => ({ former, said: current, stays: kept }));
  });
  const right = new Set(names.flatMap((name) => name.said.split(', ')));
  return names.filter(({ former }) => !right.has(former));
}

/** Words in brackets are the official ones beside the plain; signs that only hold a line together are not read. */
const outsideBrackets = (thai: string) => thai.replaceAll(/\([^()]*\)|[\u00A0\u2060]/g, '');

const says = (thai: string, { former, stays }: Name) =>
  stays.reduce((rest, word) => rest.replaceAll(word, ''), outsideBrackets(thai)).includes(former);

test('[EAR-05] no page, paper or notice calls a thing by a word that the glossary has replaced', () => {
  const names = glossaryNames();
  expect(names.length).toBeGreaterThan(20);
  const files = readSourceFiles().filter(
    ({ path, isTest }) => PAGES.test(path) && !isTest && !SHOWN_ELSEWHERE.test(path),
  );
  const titles = readSourceFiles()
    .filter(({ path, isTest }) => FIELDS.test(path) && !isTest)
    .flatMap(({ path, text }) =>
      [...text.matchAll(TITLE)].map(({ groups }) => ({ path, thai: groups?.thai ?? '' })),
    );
  expect(titles.length).toBeGreaterThan(100);
  const words = files.flatMap(({ path, text }) =>
    readThaiWords(path, text).map(({ thai }) => ({ path, thai })),
  );
  const found = [...words, ...titles].flatMap(({ path, thai }) =>
    names
      .filter((name) => says(thai, name))
      .map(({ former, said }) => `${path}: «${thai}» says ${former} and not ${said}`),
  );
  expect(found).toEqual([]);
});

test('an official word may stand in brackets beside the plain one, and in the name of a paper', () => {
  const name = { former: 'โปะ', said: 'จ่ายเพิ่มนอกค่างวด', stays: ['ใบโปะ'] };
  expect(says('จ่ายเพิ่มนอกค่างวด (โปะ)', name)).toBe(false);
  expect(says('พิมพ์ใบโปะ', name)).toBe(false);
  expect(says('อยากโปะ (เพิ่ม)', name)).toBe(true);
  expect(says('อยากโ\u2060ปะ', name)).toBe(true);
});
