import { expect, test } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { expectFieldErrors, expectRefusal } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';

const HOUR = 3_600_000;
const POST = {
  name: '',
  member_no: '',
  Question: 'ขอสอบถามเรื่องใหม่',
  Note: '<script>alert(1)</script>\nบรรทัดสอง',
  recaptcha: 'always-pass',
  key: 'post-key-1',
};
const ANSWER = { board_id: 388, name: 'ครูใหม่', answer: '<b>ขอบคุณ</b>', recaptcha: 'always-pass' };

const list = (caller: Caller, body: object) =>
  caller.ok('infoBoardList', { body: { page: 1, ...body } });

test('[PUB-16] the pinned thread comes first, then the latest activity, twelve to a page', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const first = await list(caller, {});
  expect([first.total, first.rows.length]).toEqual([44, 12]);
  expect(first.rows.slice(0, 3).map((row) => row.Question)).toEqual([
    'ข้อตกลงการใช้กระดานถามตอบ',
    'ประมาณการปันผลปีนี้กี่เปอร์เซ็นต์',
    'กู้สามัญวันจ่ายเงินครั้งต่อไปวันไหน',
  ]);
  const rest = await Promise.all([2, 3, 4].map((page) => list(caller, { page })));
  const ids = [first, ...rest].flatMap((item) => item.rows.map((row) => row.board_id));
  expect(new Set(ids).size).toBe(44);
  expect((await list(caller, { page: 5 })).rows).toEqual([]);
});

test('[PUB-16] every word of a search must stand in question or text, in any spelling', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const found = await list(caller, { q: 'เเจ้ง  ย้าย' });
  expect(found.rows.map((row) => row.Question)).toEqual(['แจ้งย้ายโรงเรียนต้องทำอย่างไร']);
  expect((await list(caller, { q: 'แจ้ง ไม่มีคำนี้' })).total).toBe(0);
});

test('[PUB-17] a new post waits, its author sees it at once, everybody an hour later', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const sent = await caller.ok('infoBoardCreate', { body: POST });
  expect(sent).toMatchObject({ rc_code: '1', board_id: 405, status: 'รอตรวจสอบ' });
  expect((await list(caller, {})).total).toBe(44);
  const listed = await list(caller, { mine: [POST.key] });
  expect(listed.rows[1]).toMatchObject({
    board_id: 405,
    status: 'รอตรวจสอบ',
    name: 'ผู้ไม่ประสงค์ออกนาม',
  });
  expectRefusal(await caller.call('infoBoardShow', { body: { board_id: 405 } }), 404);
  mock.world.clock.advance(HOUR);
  const thread = await caller.ok('infoBoardShow', { body: { board_id: 405 } });
  expect(thread).toMatchObject({
    status: 'แสดงแล้ว',
    Note: POST.Note,
    created_at: '2026-11-20 10:00:00',
  });
});

test('[PUB-17] a double press makes one post', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const both = await Promise.all([1, 2].map(() => caller.ok('infoBoardCreate', { body: POST })));
  expect(both.map((item) => item.board_id)).toEqual([405, 405]);
  const edited = { ...POST, Note: 'แก้แล้ว' };
  expectFieldErrors(await caller.call('infoBoardCreate', { body: edited }), ['key']);
  const other = await caller.ok('infoBoardCreate', { body: { ...POST, key: 'post-key-2' } });
  expect(other.board_id).toBe(406);
});

test('[PUB-17] what is wrong is said at its field', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const body = { ...POST, Question: ' \u200B\n', Note: 'ก'.repeat(4_001), member_no: '1234567' };
  const answer = await caller.call('infoBoardCreate', { body });
  expectFieldErrors(answer, ['Note', 'Question', 'member_no']);
  expect(answer.text).toContain('รายละเอียดยาวได้ไม่เกิน 4,000 ตัวอักษร');
  const robot = { ...POST, recaptcha: 'always-fail' };
  expectFieldErrors(await caller.call('infoBoardCreate', { body: robot }), ['recaptcha']);
  const none = { ...POST, recaptcha: '' };
  expectFieldErrors(await caller.call('infoBoardCreate', { body: none }), ['recaptcha']);
});

test('[PUB-18] an answer is escaped, waits, and counts once', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const body = { ...ANSWER, key: 'answer-1' };
  await caller.ok('infoBoardAnswerCreate', { body });
  await caller.ok('infoBoardAnswerCreate', { body });
  const edited = { ...body, answer: 'แก้แล้ว' };
  expectFieldErrors(await caller.call('infoBoardAnswerCreate', { body: edited }), ['key']);
  const show = (mine: string[]) => caller.ok('infoBoardShow', { body: { board_id: 388, mine } });
  expect((await show([])).answers).toHaveLength(1);
  const shown = await show(['answer-1']);
  expect(shown.answers[0]).toMatchObject({ is_staff: true, by: 'ฝ่ายบัญชี' });
  expect(shown.answers[1]).toMatchObject({
    answer_id: 2,
    by: 'ครูใหม่',
    is_staff: false,
    html: '<p>&lt;b&gt;ขอบคุณ&lt;/b&gt;</p>',
    status: 'รอตรวจสอบ',
  });
  mock.world.clock.advance(HOUR);
  expect((await show([])).answers[1]?.status).toBe('แสดงแล้ว');
});

test('[PUB-18] nobody answers a thread that is not there or waits', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  await caller.ok('infoBoardCreate', { body: POST });
  for (const board_id of [405, 1]) {
    const body = { ...ANSWER, board_id, key: 'answer-1' };
    expectRefusal(await caller.call('infoBoardAnswerCreate', { body }), 404);
  }
});

test('[PUB-17] a name of the cooperative or its offices is no name for a visitor', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  for (const name of ['เจ้าหน้าที่สหกรณ์', 'ฝ่ายสินเชื่อ', 'ADMIN'])
    expectFieldErrors(
      await caller.call('infoBoardAnswerCreate', { body: { ...ANSWER, name, key: 'board-key-9' } }),
      ['name'],
    );
});

test('[PUB-16] only what the cooperative wrote is marked as its own', async () => {
  await using mock = await startMock();
  const { rows } = await (await mock.caller()).ok('infoBoardList', { body: { page: 1 } });
  expect(rows.filter(({ is_staff }) => is_staff).map(({ name }) => name)).toEqual(['เจ้าหน้าที่สหกรณ์']);
});
