import { agencyAt } from '@coop/cooperative/people/agency';
import {
  belowReceived,
  leftToReceive,
  leftToTransfer,
  overSatang,
  receiptProblem,
  resultProblems,
  transferProblems,
} from '@coop/cooperative/remittance/acts';
import { monthOf, recvPeriod, sheetOn } from '@coop/cooperative/remittance/sheet';
import { expect, test } from 'vitest';
import { morningOf, moveTo, worldOn } from '../../testing/worlds.ts';
import { nextReceiptNo, payerOf } from '../desk/receipt-book.ts';
import { recordReceipt, recordResult, recordTransfer, withhold } from '../desk/record-acts.ts';
import { recordNow } from '../state/record-now.ts';

const NOVEMBER = monthOf('256911');

/** The sheet of November of the first agency, on a day of a world, as often as it is asked for. */
async function agencyOn(day: string) {
  const world = worldOn(day);
  const agency = agencyAt(0, 12_000);
  const sheet = async (month = NOVEMBER) => sheetOn(world, await world.billing(agency), month);
  const lines = (await sheet()).rows.map(({ member, kep }) => ({
    no: member.no,
    deductedSatang: kep.totalSatang,
    reason: '' as const,
  }));
  return { world, sheet, lines };
}

test('a month has the name of the wire', () => {
  expect([monthOf('256901'), monthOf('256912')]).toEqual([2026 * 12, 2026 * 12 + 11]);
  expect(recvPeriod(2026 * 12 + 10)).toBe('256911');
});

test.each([
  [100_00, 100_00, '', {}],
  [100_00, 99_99, 'เงินไม่พอ', {}],
  [100_00, 0, 'ลาออก', {}],
  [100_00, -1, 'เงินไม่พอ', { deducted_amount: 'จำนวนเงินต้องไม่ติดลบ' }],
  [100_00, 100_01, '', { deducted_amount: 'มากกว่ายอดเรียกเก็บ 100.00 บาท' }],
  [100_00, 99_99, '', { reason: 'หักได้ไม่ครบ กรุณาระบุเหตุผล' }],
  [100_00, 100_00, 'เงินไม่พอ', { reason: 'หักได้ครบแล้ว ไม่ต้องระบุเหตุผล' }],
] as const)(
  'of %i billed, %i deducted for the reason "%s": %j',
  (billed, deducted, reason, wrong) => {
    expect(resultProblems(billed, deducted, reason)).toEqual(wrong);
  },
);

test('the last recorded result counts, with how often one was recorded', async () => {
  const { world, sheet, lines } = await agencyOn('2026-11-20');
  const open = await sheet();
  expect([open.result, open.version, open.withheld]).toEqual([undefined, 0, false]);
  recordResult(world, open, lines);
  world.clock.set(morningOf('2026-11-21'));
  const short = lines.map((line, i) =>
    i === 0 ? { ...line, deductedSatang: 0, reason: 'ลาออก' as const } : line,
  );
  recordResult(world, open, short);
  const { result, version, period } = await sheet();
  expect(result).toEqual({
    at: morningOf('2026-11-21'),
    on: '2026-11-21',
    value: { month: NOVEMBER, lines: short },
  });
  expect([version, period.notDeductible]).toEqual([2, 1]);
  expect((await sheet(NOVEMBER - 1)).version).toBe(0);
});

test('a result says on which device it was recorded, where that is known', async () => {
  const { world, sheet, lines } = await agencyOn('2026-11-20');
  recordResult(world, await sheet(), lines);
  expect((await sheet()).result?.value).toStrictEqual({ month: NOVEMBER, lines });
  recordResult(world, await sheet(), lines, 'Chrome');
  expect((await sheet()).result?.value).toStrictEqual({ month: NOVEMBER, lines, device: 'Chrome' });
});

test('what is recorded later is not seen before', async () => {
  const { world, sheet, lines } = await agencyOn('2026-11-20');
  recordResult(world, await sheet(), lines);
  world.clock.set(morningOf('2026-11-20') - 1);
  expect((await sheet()).result).toBeUndefined();
});

test('money that is kept makes what was recorded before void, and is sent by a later record', async () => {
  const { world, sheet, lines } = await agencyOn('2026-11-20');
  const open = await sheet();
  recordResult(world, open, lines);
  withhold(world, open);
  const kept = await sheet();
  expect([kept.withheld, kept.result, kept.version]).toEqual([true, undefined, 1]);
  expect((await sheet(NOVEMBER - 1)).withheld).toBe(false);
  moveTo(world, '2026-11-21');
  recordResult(world, open, lines);
  const sent = await sheet();
  expect([sent.withheld, sent.result?.on]).toEqual([false, '2026-11-21']);
});

test('what is told as transferred is at most twice what is to be, and not of a day to come or before the bill', async () => {
  const { world, sheet, lines } = await agencyOn('2026-11-20');
  recordResult(world, await sheet(), lines);
  const { deductedSatang } = (await sheet()).period;
  const problemsOf = async (satang: number, on = '2026-11-20') =>
    transferProblems(world, await sheet(), { satang, on, reference: '' });
  expect(await problemsOf(deductedSatang)).toEqual({});
  expect(await problemsOf(1, '2026-11-15')).toEqual({});
  expect(await problemsOf(1, '2026-11-14')).toEqual({
    transferred_date: 'วันที่โอนต้องไม่ก่อนวันออกใบเรียกเก็บของงวดนี้ (15 พ.ย. 2569)',
  });
  expect(await problemsOf(0)).toEqual({ amount: 'กรุณากรอกจำนวนเงินที่โอน' });
  expect(await problemsOf(1, '2026-11-21')).toEqual({
    transferred_date: 'วันที่โอนต้องไม่เกินวันนี้',
  });
  recordTransfer(world, await sheet(), { satang: 100_00, on: '2026-11-20', reference: 'ก1' });
  recordTransfer(world, await sheet(), { satang: 50_00, on: '2026-11-19', reference: '' });
  const noted = await sheet();
  expect(noted.remittances).toMatchObject([
    {
      at: morningOf('2026-11-20'),
      month: NOVEMBER,
      satang: 100_00,
      on: '2026-11-20',
      reference: 'ก1',
    },
    {
      at: morningOf('2026-11-20'),
      month: NOVEMBER,
      satang: 50_00,
      on: '2026-11-19',
      reference: '',
    },
  ]);
  expect(leftToTransfer(noted)).toBe(deductedSatang - 150_00);
  const mostSatang = deductedSatang - 150_00;
  expect(await problemsOf(mostSatang)).toEqual({});
  expect(await problemsOf(2 * mostSatang)).toEqual({});
  expect((await problemsOf(2 * mostSatang + 1)).amount).toMatch(
    /^มากกว่ายอดที่ต้องโอน [\d,]+\.\d\d บาทมาก กรุณาตรวจสอบตัวเลข$/,
  );
  recordTransfer(world, noted, { satang: mostSatang + 5, on: '2026-11-20', reference: '' });
  expect(leftToTransfer(await sheet())).toBe(0);
});

test('of a month about which nothing was noted the money has come', async () => {
  const { sheet } = await agencyOn('2026-11-20');
  const october = await sheet(NOVEMBER - 1);
  expect(october.period.transfers).toEqual([
    { on: '2026-10-31', satang: october.period.deductedSatang },
  ]);
  expect(october.receipts).toEqual([
    {
      at: Date.parse('2026-11-01T00:00:00+07:00'),
      on: '2026-10-31',
      cameOn: '2026-10-31',
      satang: october.period.deductedSatang,
      reference: '',
    },
  ]);
  expect(leftToTransfer(october)).toBe(0);
});

test('of a month of which a transfer is noted no more has come than the bank brings', async () => {
  const { world, sheet } = await agencyOn('2026-11-20');
  const october = await sheet(NOVEMBER - 1);
  recordTransfer(world, october, { satang: 100_00, on: '2026-11-20', reference: '' });
  const noted = await sheet(NOVEMBER - 1);
  expect([noted.receipts, noted.period.remittedSatang]).toEqual([[], 0]);
  recordReceipt(world, noted, { satang: 90_00, on: '2026-11-20', reference: 'KTB', note: 0 });
  const came = await sheet(NOVEMBER - 1);
  expect(came.receipts).toEqual([
    {
      at: world.clock.now(),
      on: '2026-11-20',
      cameOn: '2026-11-20',
      satang: 90_00,
      reference: 'KTB',
      note: 0,
    },
  ]);
  const november = await sheet();
  expect([november.remittances, november.receipts]).toEqual([[], []]);
});

test('a recorded month waits for what the bank brings, also once it is due', async () => {
  const { world, sheet, lines } = await agencyOn('2026-11-20');
  recordResult(world, await sheet(), lines);
  moveTo(world, '2026-12-05');
  const { period, receipts } = await sheet();
  expect([receipts, period.status]).toEqual([[], 'ค้างส่ง']);
  expect(period.debtSatang).toBe(period.deductedSatang);
  recordReceipt(world, await sheet(), { satang: 100_00, on: '2026-12-04', reference: 'KTB' });
  const some = await sheet();
  expect(some.receipts).toEqual([
    {
      at: world.clock.now(),
      on: '2026-12-05',
      cameOn: '2026-12-04',
      satang: 100_00,
      reference: 'KTB',
    },
  ]);
  expect([some.period.status, some.period.remittedSatang]).toEqual(['รับบางส่วน', 100_00]);
  expect(leftToReceive(some)).toBe(period.deductedSatang - 100_00);
});

test('what is on its way is not to be transferred again; of what the bank does not have all is', async () => {
  const { world, sheet, lines } = await agencyOn('2026-11-20');
  recordResult(world, await sheet(), lines);
  const whole = leftToReceive(await sheet());
  recordTransfer(world, await sheet(), { satang: whole, on: '2026-11-20', reference: '' });
  const waiting = await sheet();
  expect([leftToTransfer(waiting), leftToReceive(waiting)]).toEqual([0, whole]);
  expect(waiting.period.status).toBe('รอเงิน');
  recordReceipt(world, waiting, { satang: 0, on: '2026-11-20', reference: '', note: 0 });
  moveTo(world, '2026-11-25');
  const missing = await sheet();
  expect([leftToTransfer(missing), missing.noteStates]).toEqual([whole, ['missing']]);
});

test('less than has been received cannot be recorded', async () => {
  const { world, sheet, lines } = await agencyOn('2026-11-20');
  recordResult(world, await sheet(), lines);
  const { deductedSatang: satang } = (await sheet()).period;
  recordReceipt(world, await sheet(), { satang, on: '2026-11-20', reference: '' });
  const less = lines.map((line) => ({ ...line, deductedSatang: line.deductedSatang - 1 }));
  expect(belowReceived(await sheet(), lines)).toBeUndefined();
  expect(belowReceived(await sheet(), less)).toMatch(/^สหกรณ์ออกใบรับเงินของงวดนี้แล้ว [\d,]+\.\d\d บาท/);
});

test.each([
  [{ satang: 1 }, undefined],
  [{ satang: 1, note: 0 }, undefined],
  [{ satang: 0, note: 0 }, undefined],
  [{ satang: 0 }, 'กรุณากรอกจำนวนเงินที่เข้าบัญชี'],
  [{ satang: 1, note: 2 }, 'ไม่มีการแจ้งโอนรายการที่ 3'],
  [{ satang: 1, note: 1 }, 'การแจ้งโอนรายการที่ 2 มีใบรับเงินแล้ว'],
  [{ satang: 1, on: '2026-11-14' }, 'วันที่เงินเข้าต้องไม่ก่อนวันออกใบเรียกเก็บของงวดนี้ (15 พ.ย. 2569)'],
  [{ satang: 1, on: '2026-11-15' }, undefined],
  [{ satang: 1, on: '2026-11-21' }, 'วันที่เงินเข้าต้องไม่เกินวันนี้'],
])('of what the desk found, %j: %s', async (found, problem) => {
  const { world, sheet, lines } = await agencyOn('2026-11-20');
  recordResult(world, await sheet(), lines);
  for (let note = 0; note < 2; note += 1) {
    recordTransfer(world, await sheet(), { satang: 100_00, on: '2026-11-20', reference: '' });
  }
  const brought = { on: '2026-11-20', reference: '' };
  recordReceipt(world, await sheet(), { ...brought, satang: 100_00, note: 1 });
  expect(receiptProblem(world, await sheet(), { ...brought, ...found })).toBe(problem);
});

test('what comes beyond what was deducted is received, and is too much', async () => {
  const { world, sheet, lines } = await agencyOn('2026-11-20');
  recordResult(world, await sheet(), lines);
  const satang = leftToReceive(await sheet()) + 1;
  const found = { on: '2026-11-20', reference: '', satang };
  expect(receiptProblem(world, await sheet(), found)).toBeUndefined();
  expect(overSatang(await sheet())).toBe(0);
  recordReceipt(world, await sheet(), found);
  expect([overSatang(await sheet()), leftToReceive(await sheet())]).toEqual([1, 0]);
});

test('each desk has a book for each day, numbered without gaps, and a number names its payer', () => {
  const world = worldOn('2026-11-20');
  const pay = (subject: string, channel: 'counter' | 'transfer') => {
    const slipNo = nextReceiptNo(world, channel);
    recordNow(world, 'payment', subject, {
      channel,
      slipNo,
      satang: 100,
      refNo: '',
      closes: false,
    });
    return slipNo;
  };
  expect([pay('00001', 'counter'), pay('00003', 'counter'), pay('00004', 'transfer')]).toEqual([
    'ก691120-0001',
    'ก691120-0002',
    'อ691120-0001',
  ]);
  expect(pay('00001', 'counter')).toBe('ก691120-0003');
  expect(payerOf(world, 'ก691120-0002')).toBe('00003');
  expect(payerOf(world, 'อ691120-0001')).toBe('00004');
  expect(payerOf(world, 'ก691120-0004')).toBeUndefined();
  recordNow(world, 'payment', '00005', {
    channel: 'counter',
    satang: 100,
    refNo: '',
    closes: false,
  });
  expect(nextReceiptNo(world, 'counter')).toBe('ก691120-0004');
  moveTo(world, '2026-11-21');
  expect(nextReceiptNo(world, 'counter')).toBe('ก691121-0001');
});
