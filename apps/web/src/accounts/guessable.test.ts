import { PASSWORD_REFUSALS } from '@coop/format/chosen-password';
import { expect, test } from 'vitest';
import { guessProblem, telephones } from './guessable.ts';

const OWNER = { no: '00012', names: ['สมชาย', 'ใจงาม'], birthDate: '1980-05-01' };
const { own: OWN, guessable: GUESSED } = PASSWORD_REFUSALS;

test.each([
  '01052523',
  '1-05-2523x01051980',
  'บ้าน010523เลขที่',
  '2523/05/01',
  '๐๑๐๕๒๕๒๓',
  'รัก00012ตลอดไป',
])('[MEM-24] %s has the birthday or the number of its owner in it', async (password) => {
  expect(await guessProblem(password, OWNER)).toBe(OWN);
});

test.each(['31/12/2530', '25301231', '05 08 2515'])(
  '[MEM-24] %s is a day, whosoever it is',
  async (password) => {
    expect(await guessProblem(password, { no: '00012' })).toBe(OWN);
  },
);

test.each(['password', '12345678', 'qwertyui', 'aaaaaaaa'])(
  '[MEM-24] %s is guessed at once',
  async (password) => {
    expect(await guessProblem(password, OWNER)).toBe(GUESSED);
  },
);

test.each([
  ['โทรหา081-234-5678นะ', telephones('081-234-5678')],
  ['เลข9123456789010ของฉัน', ['9-1234-56789-01-0']],
  ['๐๘๑๒๓๔๕๖๗๘', telephones('0812345678')],
])('[MEM-24] %s has a number of its owner in it', async (password, numbers) => {
  expect(await guessProblem(password, { no: '00012', numbers })).toBe(OWN);
});

test.each([undefined, 812345678, '08x-xxx-x678', '', 'ไม่มี'])(
  '[MEM-24] %j is no telephone that could be in a password',
  (phone) => {
    expect(telephones(phone)).toEqual([]);
  },
);
