import type { Case, Subject } from './case.ts';
import { fieldsOf, withValue } from './fields.ts';
import { bodyCase } from './judged.ts';

/** Texts that careless code mishandles. */
const TEXTS: readonly (readonly [what: string, text: string])[] = [
  ['Thai with combining marks', 'กำ่ญี้ปู่ฎฺื้'],
  ['control characters', 'a\u0000b\u0007\u001b[31m\r\nc'],
  ['zero-width characters', '\u200b0\u200d0\ufeff1\u2060'],
  ['Thai digits', '๐๐๐๐๑'],
  ['half a surrogate pair', 'x\ud83d'],
  ['right-to-left marks', '\u202e10000\u202c'],
  ['a quote for SQL', "' OR '1'='1"],
  ['markup', '<b onload=x>&lt;"\'`$[7]'],
  ['a heap of marks', `ก${'\u0e49'.repeat(200)}`],
  ['an empty text', ''],
  ['spaces', '   '],
  ['emoji', '👨‍👩‍👧‍👦🇹🇭'],
];

/** A case for each pair of text and field, ordered by text, so that a small budget still covers every field. */
export function unusualTexts(subject: Subject): Case[] {
  const fields = fieldsOf(subject).filter(({ value }) => typeof value === 'string');
  return TEXTS.flatMap(([what, text]) =>
    fields.map(({ path, name }) =>
      bodyCase(subject, 'unusual text', `${what} in ${name}`, withValue(subject.body, path, text)),
    ),
  );
}
