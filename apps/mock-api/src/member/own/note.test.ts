import { expect, test } from 'vitest';
import { startMock } from '../../testing/start-mock.ts';

const entry = { kind: 'KEP', ref_no: '256911', title: 'ใบเรียกเก็บเดือนพฤศจิกายน 2569' } as const;

test('[ABI-10] a note is kept for its member alone, written last first', async () => {
  await using mock = await startMock();
  const mine = await mock.signIn('00001');
  const other = await mock.signIn('00002');
  await mine.ok('memberNoteSave', { body: { ...entry, note: ' โอนเอง ', revision: 0 } });
  const loan = { kind: 'LOAN', ref_no: 'สม.2569/64542', title: 'เงินกู้สามัญ' } as const;
  await mine.ok('memberNoteSave', { body: { ...loan, note: 'ปิดก่อนเกษียณ', revision: 0 } });
  const { rows } = await mine.ok('memberNoteList');
  expect(rows.map(({ note, revision }) => [note, revision])).toEqual([
    ['ปิดก่อนเกษียณ', 1],
    ['โอนเอง', 1],
  ]);
  expect((await other.ok('memberNoteList')).rows).toEqual([]);
});

test('[ABI-10] what was changed elsewhere meanwhile is neither overwritten nor lost', async () => {
  await using mock = await startMock();
  const mine = await mock.signIn('00001');
  const save = (note: string, revision: number) =>
    mine.ok('memberNoteSave', { body: { ...entry, note, revision } });
  await save('จากโทรศัพท์', 0);
  const refused = await save('จากคอมพิวเตอร์', 0);
  expect(refused).toMatchObject({ rc_code: '0', current: { note: 'จากโทรศัพท์', revision: 1 } });
  const both = await save('จากโทรศัพท์ จากคอมพิวเตอร์', 1);
  expect(both).toMatchObject({ rc_code: '1', current: { revision: 2 } });
  // A repeated call whose first answer was lost is no conflict.
  expect((await save('จากโทรศัพท์ จากคอมพิวเตอร์', 1)).rc_code).toBe('1');
  const late = await mine.ok('memberNoteDelete', {
    body: { kind: 'KEP', ref_no: '256911', revision: 1 },
  });
  expect(late.rc_code).toBe('0');
  const gone = { body: { kind: 'KEP', ref_no: '256911', revision: 2 } } as const;
  expect((await mine.ok('memberNoteDelete', gone)).rc_code).toBe('1');
  expect((await mine.ok('memberNoteDelete', gone)).rc_code).toBe('1');
  expect((await mine.ok('memberNoteList')).rows).toEqual([]);
  expect(await save('เขียนใหม่จากที่เดิม', 2)).toMatchObject({ rc_code: '0' });
});

test('[ABI-10] a request of one’s own can be noted, another’s cannot', async () => {
  await using mock = await startMock();
  const mine = await mock.signIn('00001');
  const other = await mock.signIn('00002');
  const { request_no = '' } = await mine.ok('memberRequestpromoneyCreate', {
    body: {
      idempotency_key: 'key-00000001',
      request_type: 'BUY_SHARES',
      ref_no: '00001',
      amount: '500.00',
      reason: '',
    },
  });
  const body = { kind: 'REQUEST', ref_no: request_no, title: 'ซื้อหุ้น', note: 'ของขวัญ', revision: 0 };
  expect((await other.call('memberNoteSave', { body })).status).toBe(404);
  expect((await mine.call('memberNoteSave', { body })).body).toMatchObject({ rc_code: '1' });
  expect((await mine.ok('memberNoteList')).rows[0]).toMatchObject({ ref_no: request_no });
});
