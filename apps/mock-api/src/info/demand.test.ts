import { expect, test } from 'vitest';
import { expectFieldErrors, expectRefusal } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';

const DAY = 86_400_000;
const FILING = {
  kind: 'เสนอแนะ',
  topic: 'ขอเพิ่มที่นั่งรอ',
  detail: 'ที่นั่งรอไม่พอ',
  contact: '081-234-5678',
  is_private: false,
  recaptcha: 'always-pass',
  key: 'demand-key-1',
};

test('[PUB-19] demands are listed newest first, by status and by word', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const list = (body: object) => caller.ok('infoDemandList', { body: { page: 1, ...body } });
  const all = await list({});
  expect([all.total, all.rows[0]]).toEqual([
    47,
    {
      demand_no: 'D2569-0041',
      kind: 'เสนอแนะ',
      topic: 'ขอเพิ่มช่องทางชำระหนี้ด้วย QR',
      status: 'กำลังดำเนินการ',
      owner: 'ฝ่ายการเงิน',
      created_at: '2026-11-12 10:20:00',
      updated_at: '2026-11-13 10:20:00',
      access: 'open',
      is_mine: false,
    },
  ]);
  expect((await list({ status: 'เสร็จสิ้น' })).total).toBe(41);
  expect((await list({ q: 'ภาษาอังกฤษ รับรอง' })).rows.map((row) => row.demand_no)).toEqual([
    'D2569-0007',
  ]);
});

test('[PUB-19] of a private demand strangers read number and status only', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const { demand_no } = await caller.ok('infoDemandCreate', {
    body: { ...FILING, is_private: true },
  });
  mock.world.clock.advance(10 * DAY);
  const show = (mine: string[]) => caller.ok('infoDemandShow', { body: { demand_no, mine } });
  const { log, ...stranger } = await show([]);
  expect(stranger).toMatchObject({
    status: 'เสร็จสิ้น',
    kind: '',
    topic: '',
    detail: '',
    owner: '',
    reply_html: '',
  });
  expect(log.map((item) => item.note)).toEqual(['', '', '']);
  expect(await show([FILING.key])).toMatchObject({
    is_mine: true,
    topic: FILING.topic,
    reply_html: expect.stringContaining('ขอบคุณสำหรับข้อเสนอแนะ'),
  });
});

test('[PUB-19] a demand gets the next number once, is taken up the next working day and answered two days later', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const send = () => caller.ok('infoDemandCreate', { body: FILING });
  expect([await send(), await send()].map((item) => item.demand_no)).toEqual([
    'D2569-0042',
    'D2569-0042',
  ]);
  const edited = { body: { ...FILING, detail: 'แก้แล้ว' } };
  expectFieldErrors(await caller.call('infoDemandCreate', edited), ['key']);
  const show = () => caller.ok('infoDemandShow', { body: { demand_no: 'D2569-0042' } });
  expect(await show()).toMatchObject({ status: 'รับเรื่อง', access: 'waiting', topic: '' });
  // It was sent on a Friday.
  mock.world.clock.advance(2 * DAY);
  expect(await show()).toMatchObject({ status: 'รับเรื่อง' });
  mock.world.clock.advance(DAY);
  expect(await show()).toMatchObject({ status: 'กำลังดำเนินการ', topic: FILING.topic });
  mock.world.clock.advance(2 * DAY);
  const done = await show();
  expect(done).toMatchObject({ status: 'เสร็จสิ้น', replied_at: '2026-11-25 08:30:00' });
  expect(JSON.stringify(done)).not.toContain('081-234-5678');
});

test('[PUB-19] a tracking number that cannot be one is 422, one nobody has is 404', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const show = (demand_no: string) => caller.call('infoDemandShow', { body: { demand_no } });
  expectFieldErrors(await show('41'), ['demand_no']);
  expectRefusal(await show('D2569-9999'), 404);
});

test('[PUB-19] what asks for papers is private in any case, and tells its contact to the author alone', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const { demand_no } = await caller.ok('infoDemandCreate', {
    body: { ...FILING, kind: 'ขอเอกสาร' },
  });
  const show = (mine: string[]) => caller.ok('infoDemandShow', { body: { demand_no, mine } });
  expect(await show([FILING.key])).toMatchObject({ access: 'private', contact: '081-234-5678' });
  const stranger = await show([]);
  expect([stranger.access, stranger.topic, stranger.contact]).toEqual(['private', '', undefined]);
});
