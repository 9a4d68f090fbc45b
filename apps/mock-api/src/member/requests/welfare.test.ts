import { inputs } from '@coop/contracts/examples/inputs';
import type { WelfareRequestBody } from '@coop/contracts/member/welfare';
import { describe, expect, test } from 'vitest';
import { sniffPaper } from '../../call/file-type.ts';
import type { Caller } from '../../testing/caller.ts';
import { expectFieldErrors, expectRefusal } from '../../testing/refusals.ts';
import { startMock } from '../../testing/start-mock.ts';
import { morningOf, moveTo } from '../../testing/worlds.ts';

const right = inputs.memberWelfareCreate.body;
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const dataUrl = (bytes: Uint8Array, type = 'application/pdf') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const file = (name: string, data: string) => ({ name, data });
const PDF = dataUrl(bytesOf('%PDF-1.7 paper'));

async function rightOf(caller: Caller, code: string) {
  const { rights } = await caller.ok('memberWelfareList');
  return rights.find((other) => other.welfare_code === code);
}

const last = async (caller: Caller) => (await caller.ok('memberWelfareList')).history.at(-1);

test.each([
  ['application/pdf', '%PDF-1.4'],
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  [undefined, 'GIF89a'],
  [undefined, '<html>'],
  [undefined, 'PK\x03\x04'],
  [undefined, ''],
])('a paper is taken for %s by its first bytes %j', (type, start) => {
  expect(sniffPaper(bytesOf(start))).toBe(type);
});

describe('[MEM-18] welfare rights', () => {
  test('follow the conditions of each kind', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00001');
    expect(await rightOf(caller, 'HOSPITAL')).toMatchObject({
      eligible: true,
      amount: '1800.00',
      unit: 'คืน',
      unit_amount: '300.00',
      claim_days: 120,
      can_request: true,
    });
    expect(await rightOf(caller, 'RETIRE')).toMatchObject({
      eligible: false,
      reason: 'ต้องเกษียณอายุแล้ว ท่านเกษียณวันที่ 30 ก.ย. 2575',
      amount: '12000.00',
      can_request: false,
    });
    expect(await rightOf(await mock.signIn('00002'), 'SCHOOL')).toMatchObject({
      eligible: false,
      reason: 'ต้องเป็นสมาชิกครบ 2 ปี ท่านเป็นสมาชิกมาแล้ว 0 ปี',
    });
  });
});

describe('[MEM-18] a request', () => {
  test('is in the history with its files, uses the year up, and is decided as time goes by', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00001');
    const body = { ...right, quantity: 4, files: [...right.files, file('ใบเสร็จ.pdf', PDF)] };
    const answer = await caller.ok('memberWelfareCreate', { body });
    expect(answer).toEqual({
      rc_code: '1',
      rc_des: 'ส่งคำขอ W2569-00001-21 แล้ว',
      request_no: 'W2569-00001-21',
    });
    expect(await last(caller)).toMatchObject({
      request_no: 'W2569-00001-21',
      request_date: '2026-11-20',
      approve_date: '',
      amount: '1200.00',
      status: 'รอการอนุมัติ',
      remark: '4 คืน · ไข้เลือดออก',
      files: [
        { file_name: 'ใบรับรองแพทย์.png', file_size: 70 },
        { file_name: 'ใบเสร็จ.pdf', file_size: 14 },
      ],
      can_cancel: true,
    });
    expect((await rightOf(caller, 'HOSPITAL'))?.amount).toBe('600.00');
    for (const [day, status, can_cancel] of [
      ['2026-11-26', 'รอการอนุมัติ', true],
      ['2026-11-27', 'อนุมัติ', false],
      ['2026-12-04', 'โอนเงินแล้ว', false],
    ] as const) {
      mock.world.clock.set(morningOf(day));
      expect(await last(await mock.signIn('00001'))).toMatchObject({ status, can_cancel });
    }
  });

  test('is for an event that was not asked for yet, also in another year, unless that was taken back', async () => {
    await using mock = await startMock();
    const ask = async (key: string, change: Partial<WelfareRequestBody>) => {
      const body = { ...right, idempotency_key: `welfare-${key}`, ...change };
      return (await mock.signIn('00001')).call('memberWelfareCreate', { body });
    };
    moveTo(mock.world, '2026-12-28');
    const disaster = { welfare_code: 'DISASTER', event_date: '2026-12-10' };
    const hospital = { event_date: '2026-12-20', quantity: 2 };
    expect((await ask('1-of-december', disaster)).status).toBe(200);
    expect((await ask('2-of-december', hospital)).status).toBe(200);
    expectFieldErrors(await ask('3-of-december', hospital), ['event_date']);
    moveTo(mock.world, '2027-01-05');
    expectFieldErrors(await ask('1-of-january', disaster), ['event_date']);
    const other = await ask('2-of-january', { ...disaster, event_date: '2026-12-11' });
    expectFieldErrors(other, ['event_date']);
    expect(other.body).toMatchObject({
      errors: { event_date: [expect.stringContaining('มีคำขอ W2569-00001-21 อยู่ระหว่างดำเนินการ')] },
    });
    expectFieldErrors(await ask('3-of-january', hospital), ['event_date']);
    // Of 1,800 baht a year 600 are used of the year that is over.
    await ask('4-of-january', { event_date: '2026-12-31', quantity: 6 });
    expect((await last(await mock.signIn('00001')))?.amount).toBe('1200.00');
    await ask('5-of-january', { event_date: '2027-01-04', quantity: 6 });
    expect((await last(await mock.signIn('00001')))?.amount).toBe('1800.00');
    const { request_no = '' } = (await last(await mock.signIn('00001'))) ?? {};
    await (await mock.signIn('00001')).ok('memberWelfareCancel', { body: { request_no } });
    expect((await ask('6-of-january', { event_date: '2027-01-04' })).status).toBe(200);
  });

  test('is taken back while it waits, once, and only by its member', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00001');
    const { request_no } = await caller.ok('memberWelfareCreate', { body: right });
    const cancel = { body: { request_no } };
    expectRefusal(await (await mock.signIn('00004')).call('memberWelfareCancel', cancel), 404);
    expect(await caller.ok('memberWelfareCancel', cancel)).toEqual({
      rc_code: '1',
      rc_des: 'ยกเลิกคำขอ W2569-00001-21 แล้ว',
    });
    expect(await last(caller)).toMatchObject({ status: 'ยกเลิก', can_cancel: false });
    expect((await rightOf(caller, 'HOSPITAL'))?.amount).toBe('1800.00');
    expect(await caller.ok('memberWelfareCancel', cancel)).toEqual({
      rc_code: '0',
      rc_des: 'ยกเลิกไม่ได้ คำขอนี้ยกเลิกแล้ว',
    });
    const paid = { body: { request_no: 'W2569-00001-09' } };
    expect((await caller.ok('memberWelfareCancel', paid)).rc_code).toBe('0');
  });

  test.each([
    ['a kind that does not exist', { welfare_code: 'NOTHING' }, 'welfare_code'],
    ['a kind without a right', { welfare_code: 'RETIRE' }, 'welfare_code'],
    ['a kind that the heirs ask for', { welfare_code: 'DEATH' }, 'welfare_code'],
    ['a day that does not exist', { event_date: '2026-02-31' }, 'event_date'],
    ['a day to come', { event_date: '2026-11-21' }, 'event_date'],
    ['a day too long ago', { event_date: '2026-07-22' }, 'event_date'],
    ['no file', { files: [] }, 'files'],
    ['four files', { files: ['1', '2', '3', '4'].map((name) => file(name, PDF)) }, 'files'],
    [
      'a web page called a PDF',
      { files: [file('a.pdf', dataUrl(bytesOf('<html>')))] },
      'files.0.data',
    ],
    [
      'an address instead of a file',
      { files: [file('a', 'https://example.com/a.pdf')] },
      'files.0.data',
    ],
  ])('with %s is refused at the field', async (_, change, field) => {
    await using mock = await startMock();
    const caller = await mock.signIn('00001');
    const { history } = await caller.ok('memberWelfareList');
    const body = { ...right, ...change };
    expectFieldErrors(await caller.call('memberWelfareCreate', { body }), [field]);
    expect((await caller.ok('memberWelfareList')).history).toEqual(history);
  });

  test('takes three files of two megabytes and not one byte more', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00001');
    const paper = (bytes: number) => {
      const content = new Uint8Array(bytes);
      content.set(bytesOf('%PDF-1.7'));
      return dataUrl(content);
    };
    const mostBytes = 2 * 1024 * 1024;
    const send = (bytes: number) => {
      const files = ['ก', 'ข', 'ค'].map((name) => file(name, paper(bytes)));
      return caller.call('memberWelfareCreate', { body: { ...right, files } });
    };
    const refused = await send(mostBytes + 1);
    expectFieldErrors(refused, ['files.0.data', 'files.1.data', 'files.2.data']);
    expect((await send(mostBytes)).status).toBe(200);
  });
});

test('[LED-07][MEM-18] welfare is paid into the account that the member named, as an entry of its own', async () => {
  await using mock = await startMock();
  const caller = await mock.signIn('00001');
  const { pay_accounts = [] } = await caller.ok('memberWelfareList');
  const [bank, account] = pay_accounts;
  expect(bank).toEqual({ account_no: '', label: expect.stringMatching(/xxx/) });
  const { body } = inputs.memberWelfareCreate;
  const foreign = await caller.call('memberWelfareCreate', {
    body: { ...body, pay_to: '01-1-00001-1' },
  });
  expectFieldErrors(foreign, ['pay_to']);
  const deptaccount_no = account?.account_no ?? '';
  await caller.ok('memberWelfareCreate', { body: { ...body, pay_to: deptaccount_no } });
  const balanceOf = async () =>
    (
      await (
        await mock.signIn('00001')
      ).ok('memberDepositStatementShow', { body: { deptaccount_no } })
    ).rows;
  const before = await balanceOf();
  moveTo(mock.world, '2026-12-06');
  const after = await balanceOf();
  const paid = after.filter((row) => !before.some((item) => item.seq_no === row.seq_no));
  expect(paid.find((row) => row.item_code === 'สวก')).toMatchObject({
    operate_date: '2026-12-04',
    item_desc: 'รับสวัสดิการ',
    deposit: '600.00',
  });
});
