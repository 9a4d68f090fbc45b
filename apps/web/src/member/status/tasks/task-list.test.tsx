import { examples } from '@coop/contracts/examples/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteEnd } from '../../../testing/end-notice.ts';
import { payCounter } from '../../../testing/pay-counter.ts';
import { openScreen } from '../../../testing/render-screen.tsx';
import { Component as Status } from '../route.tsx';

const path = '/member/status';
const TITLE = 'สิ่งที่ท่านต้องทำ';

/** The rows of the list, each with the words and the address of its one button. */
async function tasks() {
  const title = await screen.findByRole('heading', { level: 2, name: TITLE });
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toBe(title);
  const list = within(title.closest('section') ?? document.body);
  return list.getAllByRole('listitem').map((row) => {
    const button = within(row)
      .getAllByRole('link')
      .find(
        (element) =>
          !['', 'nowrap'].includes(element.className) &&
          !element.getAttribute('href')?.startsWith('tel:'),
      );
    return [row.textContent, button?.textContent, button?.getAttribute('href')];
  });
}

test('[ABI-12][MEM-07] what is overdue stands first: how much, since when, of which months, how to pay', async () => {
  await openScreen(Status, { member: '00003', at: path });
  const [[words, pay, to] = [], ...more] = await tasks();
  expect(more).toEqual([]);
  expect(words).toMatch(/^ค้างชำระ 66,830\.69\sบาทตั้งแต่ 30\sก\.ย\.\s2569/);
  expect(words).toContain('ของเดือนกันยายน\u00a02569 และตุลาคม\u00a02569');
  expect(words).toContain('รวมอยู่ในยอดเรียกเก็บเดือนพฤศจิกายน\u00a02569 แล้ว');
  expect(words).toContain('ชำระเองได้ที่เคาน์เตอร์สหกรณ์');
  expect([pay, to]).toEqual(['ชำระส่วนที่ค้าง 66,830.69 บาท', '/member/kep?pay=1']);
  const rows = screen.getByRole('link', { name: 'ดูรายการที่ค้าง' });
  expect(rows.getAttribute('href')).toBe('/member/kep');
  expect(rows.className).toBe('nowrap');
});

test('[ABI-12][ABI-03] a guarantor is told of a borrower who is late, since when, and led to the guarantees', async () => {
  await openScreen(Status, { member: '00001', at: path });
  expect(await tasks()).toEqual([
    [
      expect.stringMatching(
        /^เงินกู้ที่ท่านค้ำประกันค้างชำระ 1\u00a0สัญญาตั้งแต่ 30\sก\.ย\.\s2569ดูว่าท่านทำอะไรได้บ้าง/,
      ),
      'ไปหน้าการค้ำประกัน',
      '/member/coll',
    ],
  ]);
});

test('[ABI-12][LED-15] a guarantor of who has left reads how much the cooperative asks for', async () => {
  await openScreen(Status, {
    member: '00001',
    at: path,
    before: (world) => noteEnd(world, '00003', 'ให้ออก', 'three weeks ago'),
  });
  expect(await tasks()).toEqual([
    [
      expect.stringMatching(
        /^สหกรณ์ขอให้ท่านชำระแทนผู้กู้ 1\u00a0สัญญา 329,034\.41\sบาทตั้งแต่ 9\sพ\.ย\.\s2569/,
      ),
      'ดูยอดและวันที่ต้องชำระ',
      '/member/coll',
    ],
  ]);
});

test('[ABI-12][MEM-07] balances that wait for a confirmation are a task until the round closes', async () => {
  await openScreen(Status, { member: '00005', at: path });
  expect(await tasks()).toEqual([
    [
      expect.stringMatching(/^ท่านยังไม่ได้ยืนยันยอดหุ้น หนี้ และเงินฝากปิดรับ 31\sธ\.ค\.\s2569/),
      'ไปหน้าหนังสือยืนยันยอด',
      '/member/confirmData',
    ],
  ]);
});

test('[ABI-12][MEM-07] who has left the service pays the month, and is told until when', async () => {
  await openScreen(Status, {
    member: '00001',
    at: path,
    before: ({ faults }) =>
      faults.add({
        endpoint: 'memberOverviewShow',
        body: {
          ...examples.memberOverviewShow.response,
          tasks: [
            { kind: 'confirm', count: 1, date: '2026-12-31' },
            { kind: 'bill', count: 1, amount: '16277.96', date: '2026-11-30' },
          ],
        },
      }),
  });
  expect(await tasks()).toEqual([
    [
      expect.stringMatching(/^ต้องชำระยอดเรียกเก็บด้วยตนเอง 16,277\.96\sบาทภายใน 30\sพ\.ย\.\s2569/),
      'ดูยอดและวิธีชำระ',
      '/member/kep',
    ],
    [expect.stringMatching(/^ท่านยังไม่ได้ยืนยันยอด/), 'ไปหน้าหนังสือยืนยันยอด', '/member/confirmData'],
  ]);
});

test.each(['00002', '00010'])(
  '[ABI-12] who has nothing to do reads nothing of it: %s',
  async (member) => {
    await openScreen(Status, { member, at: path });
    await screen.findByText('ทุนเรือนหุ้น', { selector: 'dt *' });
    expect(screen.queryByText(TITLE)).toBeNull();
    expect(document.body.textContent).not.toContain('สิ่งที่');
  },
);

test('[MEM-07] who has paid at the counter is told of no arrears, and what will be deducted', async () => {
  await openScreen(Status, {
    member: '00003',
    at: path,
    before: (world) => payCounter(world, '00003', 66_830_69),
  });
  const head = await screen.findByRole('heading', { name: /^30\sพ\.ย\.\s2569\sหัก/ });
  expect(head.textContent).toBe('30\u00a0พ.ย.\u00a02569 หัก 33,325.78\u00a0บาท');
  expect(screen.getByText(/^ใบเรียกเก็บ/).textContent).toBe(
    'ใบเรียกเก็บ 100,156.47\u00a0บาท − ชำระแล้ว 20\u00a0พ.ย.\u00a02569 66,830.69\u00a0บาท = จะหัก 30\u00a0พ.ย.\u00a02569 33,325.78\u00a0บาท (หักได้ไม่เกิน 36,610.00\u00a0บาท)',
  );
  expect(screen.queryByText(TITLE)).toBeNull();
  expect(screen.queryByRole('link', { name: /ชำระส่วนที่ค้าง/ })).toBeNull();
  expect(screen.queryByText('ค้างชำระจากเดือนก่อน')).toBeNull();
});
