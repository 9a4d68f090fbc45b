import { expect, test } from 'vitest';
import { createPopUps } from './pop-ups.ts';

const note = (title: string) => ({ title, body: 'รายละเอียด', url: '12' });

test('[RT-01] an event that comes twice pops up once, and again on another day', () => {
  let now = 0;
  const popUp = createPopUps(() => now);
  const titles = ['A', 'A', 'B', 'B', 'C', 'C'].map((title) => popUp(note(title))?.title);
  expect(titles).toEqual(['A', undefined, 'B', undefined, 'C', undefined]);
  now = 86_400_000;
  expect(popUp(note('A'))?.title).toBe('A');
});

test('[RT-01] of twenty events in a row three pop up, the others are one pop-up that counts them', () => {
  const popUp = createPopUps(() => 0);
  const all = Array.from({ length: 20 }, (_, index) => popUp(note(`เรื่องที่ ${index + 1}`)));
  expect(new Set(all.map((item) => item?.tag)).size).toBe(4);
  expect(all.at(-1)).toEqual({
    title: 'มีการแจ้งเตือนใหม่อีก 17 รายการ',
    body: 'เรื่องที่ 18\nเรื่องที่ 19\nเรื่องที่ 20',
    url: '',
    tag: 'collected',
  });
});
