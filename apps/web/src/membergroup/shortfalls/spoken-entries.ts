import { formatCount, formatSatang } from '@coop/format/money';
import { joinFigures } from '@coop/format/whole';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { listErrors } from '../../forms/form-errors.ts';
import { text as shared } from '../text.ts';
import { checkShortfall, missingSatang } from './shortfalls.ts';
import type { FormProps } from './use-shortfalls.ts';

/** Id of the field in which somebody is added. */
export const ADD_ID = 'short-add';

export const idsOf = (no: string) => ({
  deducted: `short-${no}-deducted`,
  reason: `short-${no}-reason`,
});

export function rowsOf({ data, entries }: FormProps) {
  const lines = new Map(data.lines.map((line) => [line.membership_no, line]));
  return entries.shortfalls.flatMap((short) => {
    const no = short.membership_no;
    const line = lines.get(no);
    return line ? [{ no, short, line, errors: checkShortfall(short, line) }] : [];
  });
}

export type Row = ReturnType<typeof rowsOf>[number];

export const problemsOf = ({ no, line, errors }: Row) =>
  listErrors(
    idsOf(no),
    (field) => errors[field] && `${no} ${line.member_fullname}: ${errors[field]}`,
    [],
  );

/** Returns how many are short by the form; before a record with nobody in it nothing is said of anybody. */
export const countWords = ({ length }: readonly Row[], { recorded_at }: FormProps['data']) =>
  length === 0 && recorded_at === '' ? shared.notRecorded : `หักไม่ครบ ${formatCount(length)} คน`;

/**
 * Returns what a screen reader hears of it: what is wrong with an amount, or how many people and how much is left to
 * transfer.
 */
export function wordsOf(rows: readonly Row[], { data, entries }: FormProps): string {
  const wrong = rows.find(({ short, errors }) => short.deducted !== '' && errors.deducted);
  if (wrong) return `${wrong.line.member_fullname}: ${wrong.errors.deducted}`;
  return `${countWords(rows, data)} ${shared.toTransfer} ${formatSatang(entries.transfer)} บาท`;
}

/** People who are named before the others are counted. */
const MOST_NAMED = 3;

/** Returns who is short of how much, a sentence each. */
export function shortWords(rows: readonly Row[]): string[] {
  if (rows.length === 0) return [shared.allFull];
  const named = rows.slice(0, MOST_NAMED).map(({ short, line }) => {
    const missing = formatSatang(missingSatang([short], [line]));
    return joinFigures(`${line.member_fullname} หักไม่ได้ ${missing} บาท`);
  });
  const others = rows.length - named.length;
  return others > 0 ? [...named, `และอีก ${shared.people(others)}`] : named;
}

/** The entries, and what was last done to the list of them, in words; the focus goes where one goes on. */
export function useSpokenEntries({ data, entries }: FormProps) {
  const [done, setDone] = useState('');
  const nameOf = (no: string) =>
    data.lines.find((line) => line.membership_no === no)?.member_fullname ?? no;
  const go = (to: string, words: string, act: () => void) => {
    flushSync(() => {
      setDone(words);
      act();
    });
    const place = document.getElementById(to);
    place?.focus();
    // Above the bar that saves, also on a low screen with large letters.
    place?.scrollIntoView?.({ block: 'center' });
  };
  const spoken: typeof entries = {
    ...entries,
    change(no, part) {
      setDone('');
      entries.change(no, part);
    },
    remove: (no) => go(ADD_ID, `นำ ${nameOf(no)} ออกแล้ว`, () => entries.remove(no)),
  };
  /** On top, where the fields are in sight. */
  const add = (no: string) =>
    go(idsOf(no).deducted, `เพิ่ม ${nameOf(no)} แล้ว`, () =>
      entries.replace([{ membership_no: no, deducted: '', reason: '' }, ...entries.shortfalls]),
    );
  return { done, spoken, add };
}
