import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { saveCsv } from '../../testing/downloads.ts';
import { tableRows, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Kep } from './route.tsx';

const path = '/member/kep';
const open = (member: string, query = '') => openScreen(Kep, { member, at: path + query, path });

/** The card under a heading, once it is there. */
const card = async (name: string | RegExp) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('section');

test('[MEM-13] the latest month: total in figures and in words, lines under their groups', async () => {
  await open('00001');
  const head = textOf(await card('ยอดเรียกเก็บ พฤศจิกายน 2569'));
  expect(head).toContain('16,277.96 บาท');
  expect(head).toContain('(หนึ่งหมื่นหกพันสองร้อยเจ็ดสิบเจ็ดบาทเก้าสิบหกสตางค์)');
  expect(head).toContain('จะหักเมื่อถึงกำหนด');
  expect(head).toContain('ครบกำหนด30 พ.ย. 2569');
  expect(head).toContain(
    'น้อยกว่าเดือนก่อน 192.89 บาท เพราะคิดดอกเบี้ย 30 วัน เดือนก่อน 31 วัน (ลดลง 141.60 บาท) เงินต้นลดลง ดอกเบี้ยจึงลดลง (ลดลง 31.29 บาท) และเดือนนี้เก็บ 13 ศพ เดือนก่อน 14 ศพ (ลดลง 20.00 บาท)',
  );
  expect(document.title).toMatch(/^รายการเรียกเก็บเดือนพฤศจิกายน 2569 · main - /);
  expect(tableRows('รายการที่เรียกเก็บเดือนพฤศจิกายน 2569').slice(1)).toEqual([
    'หุ้น',
    expect.stringMatching(/^ค่าหุ้นรายเดือน.* 1,500\.00 /),
    'เงินกู้',
    expect.stringMatching(/^เงินกู้สามัญ สม\.2569\/64542.* 6,700\.00 \| 4,247\.96 \| 10,947\.96 /),
    expect.stringMatching(/^เงินกู้เพื่อเหตุฉุกเฉิน ฉฉ\.2569\/80654.* \| 2,570\.00 /),
    'รวม เงินกู้ | 9,187.12 | 4,330.84 | 13,517.96 | ',
    'เงินฝาก',
    expect.stringMatching(/^เงินฝากออมทรัพย์พิเศษ 01-2-29101-9.* 1,000\.00 /),
    'ฌาปนกิจสงเคราะห์',
    expect.stringMatching(/^ฌาปนกิจสงเคราะห์ \(13 ศพ\).* 260\.00 /),
    expect.stringMatching(/^รวมทั้งสิ้น .*16,277\.96/),
  ]);
  const crem = screen.getByRole('link', { name: 'ฌาปนกิจสงเคราะห์ (13\u00a0ศพ)' });
  // Two pieces would be two columns of a link as wide as a finger.
  expect(crem.childNodes).toHaveLength(1);
  expect(crem.getAttribute('href')).toBe('/member/kepcrem?period=all#2026-11-30');
});

test('[MEM-13] where the money went, in parts and out of every hundred', async () => {
  await open('00001');
  const where = await card('เงินที่หักไปไหนบ้าง');
  expect(where?.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'จากทุก 100 บาทที่หัก โดยประมาณ เป็นเงินออม 15 บาท ลดหนี้ 56 บาท เป็นดอกเบี้ย 27 บาท เป็นเงินสงเคราะห์ 2 บาท',
  );
  const terms = [...(where?.querySelectorAll('dt') ?? [])];
  expect(terms.map((term) => [textOf(term), textOf(term.nextElementSibling)])).toEqual([
    ['คืนเงินต้น (หนี้ลดลง)', '9,187.12'],
    ['ดอกเบี้ยเงินกู้', '4,330.84'],
    ['ค่าหุ้น (ออมของท่าน)', '1,500.00'],
    ['เงินฝาก (ออมของท่าน)', '1,000.00'],
    ['ฌาปนกิจสงเคราะห์', '260.00'],
  ]);
});

test('[MEM-28] the months: what was deducted adds up without the month that is to come, and is saved', async () => {
  const { user } = await open('00001');
  const months = await card('เดือนที่ผ่านมา');
  const rows = [...(months?.querySelectorAll('tr') ?? [])];
  expect(rows).toHaveLength(26);
  expect(rows.at(-1)?.textContent).toMatch(/^รวมที่หักได้ 23\s*เดือน\s*175,694\.09$/);
  const button = within(months as HTMLElement).getByRole('button', { name: 'ดาวน์โหลด' });
  expect((await saveCsv(user, button)).name).toBe('รายการเรียกเก็บ 00001 ธ.ค. 2567-พ.ย. 2569.csv');
});

test.each(['nonsense', '240001'])('[MEM-13] month %s leads to the latest', async (period) => {
  await open('00001', `?period=${period}`);
  expect(await screen.findByText('ไม่พบรายการเรียกเก็บของเดือนนี้')).toBeDefined();
  const link = screen.getByRole('link', { name: 'ไปเดือนล่าสุด' });
  expect(link.getAttribute('href')).toBe('/member/kep');
});

test('[MEM-13] somebody who joined this month reads why there is nothing yet', async () => {
  await open('00002');
  expect(await screen.findByText('ยังไม่มีรายการเรียกเก็บ')).toBeDefined();
});

describe('under other by-laws', () => {
  const openUnder = (member: string, bills: object) =>
    openScreen(Kep, { member, at: path, site: { by_laws: { bills } } });

  test('[LAW-02] the first bill is told for the day on which it is made', async () => {
    await openUnder('00002', { day: 19 });
    const empty = await screen.findByText(/^รายการแรกจะปรากฏในวันที่ 19 ของเดือนถัดจาก/);
    expect(empty).toBeDefined();
  });

  test('[LAW-02] the chart has as many months as they say', async () => {
    await openUnder('00001', { months_charted: 7 });
    const chart = await card('ยอดเรียกเก็บ 7 เดือนล่าสุด');
    expect(chart?.textContent).toMatch(/พ\.ย\.\s2569\s(มาก|น้อย)กว่า\sพ\.ค\.\s2569/);
  });
});

test('[EAR-03] another month is heard with its sum, once it is there', async () => {
  const { user } = await open('00001');
  await card('ยอดเรียกเก็บ พฤศจิกายน 2569');
  await user.click(await screen.findByRole('link', { name: 'ก่อนหน้า' }));
  await card('ยอดเรียกเก็บ ตุลาคม 2569');
  const status = await screen.findByText(/^ยอดเรียกเก็บ ตุลาคม 2569 /, { selector: '[role=status]' });
  expect(status.textContent).toBe('ยอดเรียกเก็บ ตุลาคม 2569 16,470.85\u00a0บาท หักครบแล้ว');
});

test('[MEM-13] the month that is chosen stands there at once, not only when the page has gone to it', async () => {
  await open('00001');
  const months = await screen.findByLabelText<HTMLSelectElement>('เดือน');
  fireEvent.change(months, { target: { value: '256910' } });
  expect(months.value).toBe('256910');
  await card('ยอดเรียกเก็บ ตุลาคม 2569');
});
