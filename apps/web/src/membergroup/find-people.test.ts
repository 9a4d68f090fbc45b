import { expect, test } from 'vitest';
import { findableText, hasTyped, meantBy } from './find-people.ts';

const PEOPLE = [
  ['00014', 'นายกิตติ พรหมงาม'],
  ['00019', 'นายกิตติ ไชยรักษ์'],
  ['00102', 'นายกิตติพงศ์ แก้วใส'],
  ['00140', 'นางสุดา ชูแก้ว'],
  ['00141', 'นางสุดา ชูแก้ว'],
].map(([no = '', name = '']) => ({ no, findable: findableText(no, name) }));

const meant = (typed: string) => meantBy(typed, PEOPLE).map((item) => item.no);

test.each([
  ['กิตติ', ['00014', '00019', '00102']],
  ['กิตติ พรหม', ['00014']],
  ['14', ['00014']],
  ['๑๔', ['00014']],
  ['๐๐๐๑๔', ['00014']],
  ['  00019  ', ['00019']],
  ['00019 นายกิตติ ไชยรักษ์', ['00019']],
  ['นางสุดา ชูแก้ว', ['00140', '00141']],
  ['ไม่มีใคร', []],
  ['  ', []],
])('[GRP-07] %s means %j', (typed, found) => {
  expect(meant(typed)).toEqual(found);
});

test('[GRP-07] a part of the number finds as one types, in Thai digits too', () => {
  const found = (typed: string) => PEOPLE.filter((person) => hasTyped(person.findable, typed));
  expect(found('14').map((item) => item.no)).toEqual(['00014', '00140', '00141']);
  expect(found('๑๔๐').map((item) => item.no)).toEqual(['00140']);
  expect(found('')).toHaveLength(5);
});
