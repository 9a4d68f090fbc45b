import { expect, test } from 'vitest';
import { guessProblem, PASSWORD_REFUSALS } from './chosen-password.ts';

const OWNER = {
  no: '01234',
  names: ['สมชาย'],
  birthDate: '1980-05-01',
  numbers: ['081-234-5678', '123'],
};
const HARD = 4;
const problem = (password: string, meter = () => HARD as number, owner: object = OWNER) =>
  guessProblem(password, { no: '01234', ...owner }, async () => meter);

test.each(['01/01/1999', '31.12.2523', '๓๑-๑๒-๒๔๐๐', '2019 12 31', '01011999'])(
  'a password that is a day is refused: %s',
  async (password) => {
    expect(await problem(password, undefined, { birthDate: undefined })).toBe(
      PASSWORD_REFUSALS.own,
    );
  },
);

test.each([
  '00/05/1999',
  '32/05/1999',
  '05/00/1999',
  '05/13/1999',
  '05/05/1899',
  '05/05/3199',
  '05/05/199',
  '05/05/19999',
  'a05051999',
])('one that is no day is not: %s', async (password) => {
  expect(await problem(password, undefined, { birthDate: undefined })).toBeUndefined();
});

test.each([
  ['its number', 'เลข 01234 จ้า'],
  ['a telephone number, however it is written', 'โทร 08-1234-5678'],
  ['the birthday', 'x01051980x'],
  ['the birthday of the era', 'x01052523x'],
  ['the birthday with two digits of the year', 'x010580x'],
  ['the same of the era', 'x010523x'],
  ['the birthday from the year on', 'x19800501x'],
  ['the same of the era from the year on', '๒๕๒๓๐๕๐๑ ครับ'],
])('a password with %s in it is refused', async (_, password) => {
  expect(await problem(password)).toBe(PASSWORD_REFUSALS.own);
});

test('a number of fewer than four digits is in too many passwords, one of four is not', async () => {
  expect(await problem('ปลา 123 ตัว')).toBeUndefined();
  expect(await problem('ปลา 1234 ตัว', undefined, { numbers: ['1234'] })).toBe(
    PASSWORD_REFUSALS.own,
  );
});

test('what is guessed at once is refused, by the number and the names of its owner', async () => {
  const values: unknown[] = [];
  const meter = (score: number) => async () => (password: string, words: readonly string[]) => {
    values.push([password, words]);
    return score;
  };
  expect(await guessProblem('สมชายสมชาย', OWNER, meter(0))).toBe(PASSWORD_REFUSALS.guessable);
  expect(await guessProblem('ปลาทองสามตัว', { no: '01234' }, meter(1))).toBeUndefined();
  expect(values).toEqual([
    ['สมชายสมชาย', ['01234', 'สมชาย']],
    ['ปลาทองสามตัว', ['01234']],
  ]);
});

test('nothing speaks against a password where the meter cannot be loaded', async () => {
  const load = () => Promise.reject(new Error('offline'));
  expect(await guessProblem('ปลาทองสามตัว', OWNER, load)).toBeUndefined();
});
