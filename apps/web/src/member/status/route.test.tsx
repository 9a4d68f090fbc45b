import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comeBack } from '../../testing/come-back.ts';
import { noteEnd } from '../../testing/end-notice.ts';
import { payCounter } from '../../testing/pay-counter.ts';
import { definition, tableRows, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Status } from './route.tsx';

const path = '/member/status';
const PERSON = 'ข้อมูลส่วนตัวและสังกัดของท่าน';

test('[MEM-07] what I own, what I owe and what is taken this month stand on top', async () => {
  await openScreen(Status, { member: '00001', at: path });
  const note = await screen.findByText(/ส่งเดือนละ/);
  expect(note.textContent).toBe('ส่งเดือนละ 1,500.00\u00a0บาท');
  expect(definition('ทุนเรือนหุ้น')).toBe('480,200.00');
  expect(definition('เงินฝาก')).toBe('61,948.37');
  expect(definition('หนี้คงเหลือ')).toBe('959,867.89');
  expect(screen.getByText('2 สัญญา · ชำระแล้ว 6.81 %')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 })[1]?.textContent).toBe(
    '30\u00a0พ.ย.\u00a02569 หัก 16,277.96\u00a0บาท',
  );
  expect(screen.getByText('จะหักเมื่อถึงกำหนด')).toBeDefined();
  expect(document.title).toBe('main - สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
});

test('[MEM-07] the parts of this month’s deduction add up to it, and the change is explained', async () => {
  await openScreen(Status, { member: '00001', at: path });
  await screen.findByText('ค่าหุ้นรายเดือน', { selector: 'dt *' });
  expect(definition('เงินกู้สามัญ สม.2569/64542')).toBe('10,947.96');
  expect(definition('ค่าหุ้นรายเดือน')).toBe('1,500.00');
  expect(definition('เงินกู้เพื่อเหตุฉุกเฉิน ฉฉ.2569/80654')).toBe('2,570.00');
  expect(definition('เงินฝากออมทรัพย์พิเศษ')).toBe('1,000.00');
  expect(definition('ฌาปนกิจสงเคราะห์ (13 ศพ)')).toBe('260.00');
  const caption = screen.getByText(/เดือนก่อน/, { selector: 'figcaption [aria-hidden]' });
  expect(textOf(caption)).toBe(
    'น้อยกว่าเดือนก่อน 192.89 บาท เพราะคิดดอกเบี้ย 30 วัน เดือนก่อน 31 วัน (ลดลง 141.60 บาท)' +
      ' เงินต้นลดลง ดอกเบี้ยจึงลดลง (ลดลง 31.29 บาท) และเดือนนี้เก็บ 13 ศพ เดือนก่อน 14 ศพ (ลดลง 20.00 บาท)',
  );
});

test('the sign-in before is told in one line, with the way to all devices', async () => {
  const before = {
    at: Date.parse('2026-11-19T14:05:00+07:00'),
    device: { kind: 'phone', system: 'Android', browser: 'Chrome' },
  } as const;
  await openScreen(Status, {
    member: '00001',
    at: path,
    before: (world) =>
      world.sessions.restore(
        world.dump().sessions.map(([key, session]) => [key, { ...session, before }]),
      ),
  });
  const line = await screen.findByText(/^เข้าใช้ครั้งก่อน/);
  expect(line.textContent).toBe(
    'เข้าใช้ครั้งก่อน 19 พ.ย. 2569 14:05 น. จากโทรศัพท์ Android · ดูอุปกรณ์ที่เข้าสู่ระบบ',
  );
  const link = within(line).getByRole('link');
  expect(link.getAttribute('href')).toBe('/member/session');
});

test('[MEM-07] the last movements of shares, loans and deposits stand together', async () => {
  await openScreen(Status, { member: '00001', at: path });
  await screen.findByRole('table', { name: 'รายการล่าสุด' });
  expect(tableRows('รายการล่าสุด')).toEqual([
    'วันที่ | รายการ | ประเภท | จำนวนเงิน (บาท)',
    '31 ต.ค. 2569 | หุ้นรายเดือน งวดที่ 354 | ซื้อหุ้น | 1,500.00',
    '31 ต.ค. 2569 | ชำระเงินกู้เพื่อเหตุฉุกเฉิน ฉฉ.2569/80654 | ชำระหนี้ | 2,570.00',
    '31 ต.ค. 2569 | ชำระเงินกู้สามัญ สม.2569/64542 | ชำระหนี้ | 11,120.85',
    '31 ต.ค. 2569 | ฝากหักเงินเดือน 01-2-29xxx-9 | ฝาก | 1,000.00',
    '30 ก.ย. 2569 | หุ้นรายเดือน งวดที่ 353 | ซื้อหุ้น | 1,500.00',
    '30 ก.ย. 2569 | ชำระเงินกู้เพื่อเหตุฉุกเฉิน ฉฉ.2569/80654 | ชำระหนี้ | 2,570.00',
  ]);
});

test('[MEM-07][MEM-27] the person on record: ages beside dates, the citizen number masked', async () => {
  const { user } = await openScreen(Status, { member: '00001', at: path });
  expect(screen.queryByText('เลขประจำตัวประชาชน')).toBeNull();
  await user.click(await screen.findByText(PERSON));
  await screen.findByText('นายสมชาย ใจงาม', { selector: 'dd *' });
  expect(definition('เลขทะเบียนสมาชิก')).toBe('00001');
  expect(definition('วันเกิด')).toBe('18 ส.ค. 2515 (54 ปี 3 เดือน)');
  expect(definition('วันที่เป็นสมาชิก')).toBe('1 พ.ค. 2540 (29 ปี 6 เดือน)');
  expect(definition('วันเกษียณ')).toBe('30 ก.ย. 2575');
  expect(definition('เงินเดือน')).toBe('46,760.00 บาท');
  expect(definition('เลขประจำตัวประชาชน')).toBe('9-xxxx-xxxxx-x9-9');
});

test('[MEM-07] who joined this month sees the first share and that nothing is collected yet', async () => {
  await openScreen(Status, { member: '00002', at: path });
  await screen.findByText(/ส่งเดือนละ/);
  expect(definition('ทุนเรือนหุ้น')).toBe('650.00');
  expect(screen.getByText('เดือนนี้ยังไม่มีรายการเรียกเก็บ')).toBeDefined();
  expect(screen.queryByText(/เดือนก่อน/)).toBeNull();
  expect(screen.queryByText('การเติบโตของทุนเรือนหุ้น')).toBeNull();
});

test('[LED-15] who leaves reads so above everything, with the way to the sheet', async () => {
  await openScreen(Status, {
    member: '00001',
    at: path,
    before: (world) => noteEnd(world, '00001', 'ลาออก'),
  });
  const words = 'สหกรณ์รับเรื่องลาออกแล้ว คณะกรรมการพิจารณา 8 ธ.ค. 2569';
  expect(await screen.findByText(words)).toBeDefined();
  const link = screen.getByRole('link', { name: 'ดูใบสรุปการหักกลบ' });
  expect(link.getAttribute('href')).toBe('/member/settlement');
});

test.each([
  [30_000_00, '30 พ.ย. 2569 ยังไม่ได้รับเงิน 70,144.47 บาท'],
  [66_830_69, '30 พ.ย. 2569 ยังไม่ได้รับเงิน 33,267.16 บาท'],
])(
  '[MEM-07] a bill of which nothing came says what is owed of it, as the task does: %s',
  async (satang, title) => {
    await openScreen(Status, {
      member: '00003',
      at: path,
      async before(world) {
        payCounter(world, '00003', satang);
        await comeBack(world, '00003', '2026-12-02');
      },
    });
    const heading = await screen.findByRole('heading', { name: /^30\s/ });
    expect(textOf(heading)).toBe(title);
  },
);

test('[MEM-07] a bill that was paid after its day says that it is paid', async () => {
  await openScreen(Status, {
    member: '00003',
    at: path,
    async before(world) {
      await comeBack(world, '00003', '2026-12-02');
      payCounter(world, '00003', 100_156_47);
    },
  });
  const heading = await screen.findByRole('heading', { name: /^30\s/ });
  expect(textOf(heading)).toBe('30 พ.ย. 2569 ชำระครบแล้ว 100,156.47 บาท');
  expect(screen.getByText('ชำระครบแล้ว')).toBeDefined();
});
