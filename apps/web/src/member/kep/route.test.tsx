import type { World } from '@coop/mock-api/world/world';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { PAID_MONTH as example } from '../../collection/bill/testing/paid-month.ts';
import { comeBack } from '../../testing/come-back.ts';
import { payCounter } from '../../testing/pay-counter.ts';
import { definition, tableRows, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Kep } from './route.tsx';

const path = '/member/kep';

/** The page of a month that a backend answers like this. */
function openMonth(body: object) {
  return openScreen(Kep, {
    member: '00001',
    at: '/member/kep?period=256902',
    before: ({ faults }) => faults.add({ endpoint: 'memberKepShow', body }),
  });
}

/** A month of 1,820.00 of which 1,000.00 came. */
const PART = {
  ...example,
  received_amount: '1000.00',
  short_reason: 'เงินไม่พอ',
  outstanding_amount: '820.00',
  lines: example.lines.map((line) => ({
    ...line,
    received_amount: line.item_group === 'SHARE' ? '1000.00' : '0.00',
  })),
};

test('[MEM-13] what is left of earlier months stands apart from this month’s lines', async () => {
  await openScreen(Kep, { member: '00003', at: path });
  await screen.findByRole('table', { name: 'รายการที่เรียกเก็บเดือนพฤศจิกายน 2569' });
  const rows = tableRows('รายการที่เรียกเก็บเดือนพฤศจิกายน 2569');
  expect(rows.join()).not.toContain('ค้างชำระ ');
  expect(rows.at(-1)).toMatch(/^รวมของเดือนนี้ .*33,325\.78/);
  const fold = screen.getByText(/^ค้างชำระจากเดือนก่อน 66,830\.69 บาท · ดูทีละรายการ 7 รายการ$/);
  expect(fold.closest('details')?.open).toBe(false);
  const arrears = tableRows('รายการที่เรียกเก็บเดือนพฤศจิกายน 2569 ค้างชำระจากเดือนก่อน');
  expect(arrears[2]).toMatch(/^ค้างชำระ ค่าหุ้นรายเดือน .*\| 4,400\.00 /);
  expect(arrears.at(-1)).toContain('66,830.69');
  expect(definition('รวมทั้งสิ้น')).toBe('100,156.47');
});

test('[MEM-13] a month of which nothing came says so, why, and what to do', async () => {
  await openScreen(Kep, { member: '00003', at: `${path}?period=256910` });
  expect(await screen.findByText('ยังไม่ได้รับเงินของเดือนตุลาคม 2569')).toBeDefined();
  expect(screen.getByText('หน่วยงานยังไม่ได้แจ้งผลของเดือนนี้')).toBeDefined();
  expect(screen.getByText(/^ขาด/).textContent).toBe('ขาด 66,830.69\u00a0บาท ยกไปเก็บในเดือนถัดไป');
  expect(screen.getByRole('button', { name: 'พิมพ์ใบแจ้งยอด' })).toBeDefined();
});

test('[MEM-13] a month of which a part came says what, and the receipt is for that', async () => {
  await openMonth(PART);
  const title = await screen.findByText(/^หักได้บางส่วน/, { selector: 'p > span' });
  expect(title.textContent).toBe('หักได้บางส่วน ได้รับ 1,000.00\u00a0บาท จาก 1,820.00\u00a0บาท');
  expect(screen.getByText('หน่วยงานแจ้งว่า เงินไม่พอหัก')).toBeDefined();
  expect(definition('หักได้จริง')).toBe('1,000.00');
  expect(definition('ยังขาด')).toBe('820.00');
  const receipt = within(screen.getByRole('article', { hidden: true }));
  const rows = receipt.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows[0]).toContain('เรียกเก็บรับจริง');
  expect(rows[1]).toContain('1,500.001,000.00');
  expect(rows.at(-1)).toBe('รวมเงิน (หนึ่งพันบาทถ้วน)1,820.001,000.00');
  expect(receipt.getAllByText(/ยอดที่ขาด 820\.00 บาท ยกไปเก็บในเดือนถัดไป/)[0]).toBeDefined();
});

test.each([
  [{ payer: 'AGENCY', short_reason: 'พักราชการ' }, 'หน่วยงานแจ้งว่า ท่านพักราชการหรือลาโดยไม่รับเงินเดือน'],
  [{ payer: 'SELF', short_reason: '' }, 'ท่านชำระเอง ไม่มีหน่วยงานหักให้'],
])(
  '[MEM-13] a month of which nothing came says why, and has no receipt: %j',
  async (part, words) => {
    const nothing = {
      received_amount: '0.00',
      outstanding_amount: '1820.00',
      receipt_no: '',
      posting_status: '0',
    };
    await openMonth({ ...PART, ...part, ...nothing });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'พิมพ์ใบเสร็จรับเงิน' })).toBeNull();
    expect(screen.getByRole('button', { name: 'พิมพ์ใบแจ้งยอด' })).toBeDefined();
  },
);

test('[MEM-13] what was paid since is said with its day', async () => {
  await openMonth({ ...PART, outstanding_amount: '0.00', settled_date: '2026-03-12' });
  expect(await screen.findByText('ชำระครบแล้วเมื่อ 12 มี.ค. 2569')).toBeDefined();
  expect(screen.queryByText(/ชำระเองได้ที่เคาน์เตอร์/)).toBeNull();
});

test('[MEM-13] only what changed is listed, with both sums; what stayed the same is folded', async () => {
  await openScreen(Kep, { member: '00001', at: path });
  const list = await screen.findByRole('list', {
    name: 'เทียบรายการเดือนพฤศจิกายน 2569 กับเดือนตุลาคม 2569',
  });
  const changed = [...list.children].map(textOf);
  expect(changed).toEqual([
    'เงินกู้สามัญ สม.2569/64542ลดลง 172.89 บาทเงินต้นลดลง ดอกเบี้ยจึงลดลง (ลดลง 31.29 บาท)คิดดอกเบี้ย 30 วัน เดือนก่อน 31 วัน (ลดลง 141.60 บาท)จาก 11,120.85 บาท เป็น 10,947.96 บาท',
    'ฌาปนกิจสงเคราะห์ (13 ศพ)ลดลง 20.00 บาทเดือนนี้เก็บ 13 ศพ เดือนก่อน 14 ศพจาก 280.00 บาท เป็น 260.00 บาท',
  ]);
  const same = screen.getByText('เท่าเดิม 3 รายการ').closest('details');
  expect(same?.textContent).toContain('ค่าหุ้นรายเดือน1,500.00');
});

test('[MEM-13] who owes reads first of all what, of which months and why, what is to come, whom to ring', async () => {
  await openScreen(Kep, { member: '00003', at: path });
  const title = await screen.findByRole('heading', { name: /^ค้างชำระ 66,830\.69/ });
  const card = textOf(title.closest('section'));
  expect(title.closest('section')?.textContent).toContain('2\u00A0งวด: ก.ย. และ ต.ค.\u00A02569');
  for (const words of [
    'ค้าง ก.ย. 256933,365.78 บาทหน่วยงานยังไม่ได้แจ้งผลของเดือนนี้',
    'ค้าง ต.ค. 256933,464.91 บาท',
    'งวดเดือนนี้ พ.ย. 256933,325.78 บาท',
    'รวมที่จะหัก 30 พ.ย. 2569100,156.47 บาท',
    'เงินเดือน 52,300.00 บาท หักได้ไม่เกิน 36,610.00 บาท (เหลือไว้ร้อยละ 30)จึงหักใบเรียกเก็บนี้ไม่ครบ เมื่อชำระส่วนที่ค้าง 66,830.69 บาท แล้วจะเหลือ 33,325.78 บาท ซึ่งหักได้ครบ',
  ]) {
    expect(card).toContain(words);
  }
  expect(
    screen.getByText(
      'เมื่อค้างครบ 3 งวด (30 พ.ย. 2569) สหกรณ์จะเรียกให้ผู้ค้ำประกัน 4 คนของท่านชำระแทนตามส่วน ขอปรับโครงสร้างหนี้ได้ก่อนวันนั้น',
    ),
  ).toBeDefined();
  // The months that are owed stand on top; all of them are one press away.
  const months = await screen.findByText('ดูทีละเดือน 24 เดือน');
  expect(months.closest('details')?.open).toBe(false);
  const pay = screen.getByRole('link', { name: 'ชำระส่วนที่ค้าง 66,830.69 บาท' });
  expect(pay.getAttribute('href')).toBe('/member/kep?pay=1');
});

test('[LAW-02] the guarantors are called on the due day of the by-laws', async () => {
  await openScreen(Kep, {
    member: '00003',
    at: path,
    site: { by_laws: { bills: { due_day: 25 } } },
  });
  expect(await screen.findByText(/^เมื่อค้างครบ 3 งวด \(25 พ\.ย\. 2569\)/)).toBeDefined();
});

test('[MEM-13] how to pay: the sum by line, the code with its references, the slip for the counter', async () => {
  await openScreen(Kep, { member: '00003', at: `${path}?pay=1` });
  await screen.findByRole('heading', { level: 1, name: 'ชำระส่วนที่ค้าง' });
  await screen.findByRole('heading', { name: 'ชำระด้วย QR' });
  expect(definition('ค่าหุ้นรายเดือน')).toBe('4,400.00');
  expect(definition('เงินกู้สามัญ สม.2567/01115')).toBe('20,185.69');
  expect(definition('ธนาคารกรุงไทย สาขานครศรีธรรมราช')).toBe('801-0-12345-6');
  const code = 'คิวอาร์โค้ดชำระเงิน ยอด 66,830.69 บาท อ้างอิง 1 00003 อ้างอิง 2 6910';
  expect(screen.getAllByRole('img', { name: code, hidden: true })).not.toHaveLength(0);
  const slip = within(screen.getByRole('article', { hidden: true }));
  expect(slip.getByText('นางสุมาลี สังข์บุญ')).toBeDefined();
  const rows = slip.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows).toHaveLength(9);
  expect(rows.at(-1)).toBe('รวม (หกหมื่นหกพันแปดร้อยสามสิบบาทหกสิบเก้าสตางค์)66,830.69');
});

test('[MEM-13] who has paid at the counter reads one line: billed, paid, what will be deducted', async () => {
  const paid = (world: World) => payCounter(world, '00003', 66_830_69);
  await openScreen(Kep, { member: '00003', at: path, before: paid });
  const line = await screen.findByText(/^ใบเรียกเก็บ 1/, { selector: '.visually-hidden' });
  expect(line.textContent).toBe(
    'ใบเรียกเก็บ 100,156.47\u00a0บาท − ชำระแล้ว 20\u00a0พ.ย.\u00a02569 66,830.69\u00a0บาท = จะหัก 30\u00a0พ.ย.\u00a02569 33,325.78\u00a0บาท (หักได้ไม่เกิน 36,610.00\u00a0บาท)',
  );
  expect(screen.queryByRole('link', { name: /ชำระส่วนที่ค้าง/ })).toBeNull();
  const sum = await screen.findByTitle('ที่มาของยอดที่เหลือของใบเรียกเก็บ');
  expect(textOf(sum)).toBe('33,325.78 บาท');
  expect(textOf(sum.closest('section'))).not.toContain('มากกว่าเดือนก่อน');
  const months = tableRows('รายการเรียกเก็บ 24 เดือนล่าสุด').slice(1, 4);
  expect(months.map((row) => row.split(' | ').toSpliced(1, 2).slice(0, 3))).toEqual([
    ['พ.ย. 2569', 'จะหักเมื่อถึงกำหนด', '33,325.78'],
    ['ต.ค. 2569', 'ชำระครบแล้ว', '66,830.69'],
    ['ก.ย. 2569', 'ชำระครบแล้ว', '33,365.78'],
  ]);
});

test('[MEM-13] what is owed less than was billed is said with its reason', async () => {
  await openScreen(Kep, {
    member: '00003',
    at: path,
    async before(world) {
      payCounter(world, '00003', 30_000_00);
      await comeBack(world, '00003', '2026-12-02');
    },
  });
  const title = await screen.findByRole('heading', { name: /^ค้างชำระ 7/ });
  expect(textOf(title.closest('section'))).toContain(
    'ใบเรียกเก็บ 70,156.47 บาท − ดอกเบี้ยที่ลดลงเพราะชำระก่อนครบกำหนด 12.00 บาท = ค้างชำระ 70,144.47 บาท',
  );
  // Said above, not again below the bill.
  expect(screen.queryByText('ยังไม่ได้รับเงินของเดือนพฤศจิกายน 2569')).toBeNull();
});

test('[MEM-13] a month that was paid since says so, and lacks nothing', async () => {
  const paid = (world: World) => payCounter(world, '00003', 66_830_69);
  await openScreen(Kep, { member: '00003', at: `${path}?period=256910`, before: paid });
  expect(await screen.findByText('ชำระเงินของเดือนตุลาคม 2569 ครบแล้ว')).toBeDefined();
  expect(screen.queryByText('ยังไม่ได้รับเงิน')).toBeNull();
});

test('[MEM-13] who has paid a part reads the same line where it can be paid', async () => {
  const part = (world: World) => payCounter(world, '00003', 30_000_00);
  await openScreen(Kep, { member: '00003', at: `${path}?pay=1`, before: part });
  const line = await screen.findByText(/^ใบเรียกเก็บ 1/, { selector: 'p > span' });
  expect(line.textContent).toContain('ชำระแล้ว 20\u00a0พ.ย.\u00a02569 30,000.00\u00a0บาท = จะหัก');
  expect(line.textContent).toContain('70,156.47');
  expect(screen.getAllByText('36,830.69 บาท', { ignore: '.visually-hidden' })[0]).toBeDefined();
});

test('[ABI-15] account, sum and references are copied, and what is sent to a relative names all of them', async () => {
  const { user, toasts } = await openScreen(Kep, { member: '00003', at: `${path}?pay=1` });
  await user.click(await screen.findByRole('button', { name: 'คัดลอก ยอดเงิน' }));
  expect(await navigator.clipboard.readText()).toBe('66830.69');
  await user.click(
    screen.getByRole('button', { name: 'คัดลอก เลขที่บัญชี ธนาคารกรุงไทย สาขานครศรีธรรมราช' }),
  );
  expect(await navigator.clipboard.readText()).toBe('8010123456');
  await user.click(screen.getByRole('button', { name: 'คัดลอก อ้างอิง 1' }));
  expect(await navigator.clipboard.readText()).toBe('00003');
  // This browser shares nothing: the words are copied.
  await user.click(screen.getByRole('button', { name: 'ส่งให้ญาติช่วยชำระ' }));
  expect((await navigator.clipboard.readText()).split('\n').slice(0, 2)).toEqual([
    'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
    'ยอดเงิน 66,830.69 บาท',
  ]);
  expect(toasts.at(-1)?.text).toBe('คัดลอกข้อความแล้ว นำไปวางในแอปแชตเพื่อส่งให้ญาติ');
});

test('[ABI-15] a relative gets the words by the device’s own dialogue; closing it says nothing', async () => {
  const shared: ShareData[] = [];
  const share = async (data: ShareData) => {
    shared.push(data);
    throw new DOMException('closed', 'AbortError');
  };
  Object.assign(navigator, { share });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
  });
  const { user, toasts } = await openScreen(Kep, { member: '00003', at: `${path}?pay=1` });
  await user.click(await screen.findByRole('button', { name: 'ส่งให้ญาติช่วยชำระ' }));
  await waitFor(() => expect(shared).toHaveLength(1));
  expect(shared[0]?.text).toContain('อ้างอิง 2 6910');
  expect(toasts).toEqual([]);
});
