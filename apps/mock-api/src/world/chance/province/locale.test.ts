import { expect, test } from 'vitest';
import { draw, type Stream } from '../stream.ts';

const times = <T>(count: number, from: (stream: Stream) => T): T[] =>
  Array.from({ length: count }, (_, no) => draw('demo', no, 'locale', from));

test('faker draws people with one surname and the title of their sex', () => {
  const women = times(300, ({ person }) => person.fullName({ sex: 'female' }));
  expect(women.filter((one) => !/^นาง[ก-๙]+ (ณ )?[ก-๙]+$/.test(one))).toEqual([]);
  const men = times(300, ({ person }) => person.fullName({ sex: 'male' }));
  expect(men.filter((one) => !/^นาย[ก-๙]+ (ณ )?[ก-๙]+$/.test(one))).toEqual([]);
  expect(new Set([...women, ...men]).size).toBeGreaterThan(500);
});

test('faker draws schools and telephones', () => {
  const schools = times(300, ({ company }) => company.name());
  expect(schools.filter((one) => !/^โรงเรียน(บ้าน|วัด|ชุมชน|อนุบาล)[ก-๙]+$/.test(one))).toEqual([]);
  expect(new Set(schools).size).toBeGreaterThan(50);
  const phones = times(300, ({ phone }) => phone.number({ style: 'mobile' }));
  expect(phones.filter((one) => !/^0[689]\d{8}$/.test(one))).toEqual([]);
});

test('where the province says nothing, faker draws in Thai', () => {
  expect(times(40, ({ color }) => color.human()).every((one) => /^[ก-๙ ]+$/.test(one))).toBe(true);
});
