import { controlRouter } from '@coop/mock-api/control/router';
import { expect, describe as group, test } from 'vitest';
import { type Field, fieldsOf, variantsOf } from './fields.ts';
import { FORMS } from './procedures.ts';
import { schemaFor } from './testing/schema-for.ts';
import { describe, formOf, inputOf, type Typed } from './typed.ts';

/** Changes that have a button or a form of their own. */
const BY_HAND = [
  'backend.forget',
  'backend.reset',
  'backend.unset',
  'capsule.check',
  'capsule.import',
  'clock.advance',
  'clock.freeze',
  'clock.set',
  'faults.clear',
  'faults.remove',
  'journal.clear',
  'journal.replay',
  'officer.decide',
  'officer.decideClaim',
  'officer.decideEnd',
  'officer.decideLoan',
  'push.close',
  'push.faults.clear',
  'push.faults.remove',
  'recording.play',
  'recording.stop',
  'scenarios.advance',
  'scenarios.reset',
  'scenarios.start',
  'sessions.expire',
  'worlds.create',
  'worlds.delete',
  'worlds.deleteTests',
  'worlds.forget',
  'worlds.reset',
  'worlds.restore',
  'worlds.snapshot',
];
/** Only used by programs. */
const NOT_SHOWN = ['notifications.disconnect', 'push.setWebhook', 'webPush.run'];

// At runtime the procedures are flat and by name.
const procedures = controlRouter._def.procedures as unknown as Record<
  string,
  { readonly _def: { readonly type: string } }
>;

test('every change of the control plane has a form, a button, or a reason to have none', () => {
  const changes = Object.keys(procedures).filter(
    (key) => procedures[key]?._def.type === 'mutation',
  );
  expect([...FORMS, ...BY_HAND, ...NOT_SHOWN].sort()).toEqual(changes.sort());
});

const THAI = /[ก-๙]/;
/** Spelt as in the contract. */
const SAME_EVERYWHERE = ['rc_code', 'errors', 'massage'];
const isNamed = ({ title, fields }: Field): boolean =>
  (THAI.test(title) || SAME_EVERYWHERE.includes(title)) && fields.every(isNamed);

test.each(FORMS)('every field of the form of %s has a label in Thai', (name) => {
  const fields = variantsOf(schemaFor(name))
    .flatMap((variant) => fieldsOf(variant))
    .filter((field) => field.name !== 'world');
  expect(fields).not.toEqual([]);
  expect(fields.filter((field) => !isNamed(field)).map((field) => field.name)).toEqual([]);
});

function inputFor(name: string, typed: Typed) {
  return inputOf(
    fieldsOf(schemaFor(name), typed).filter((field) => field.name !== 'world'),
    typed,
  );
}

group('what is typed becomes the input of the mock', () => {
  const endpoint = 'memberShareList';
  test.each<[Typed, object]>([
    [
      { status: '503', body: '{"message":"ปิด"}' },
      { status: 503, body: { message: 'ปิด' } },
    ],
    [
      { truncate: true, malformed: false, times: '1' },
      { truncate: true, times: 1 },
    ],
    [
      { malformed: true, percent: '5', seed: ' 7 ' },
      { malformed: true, percent: 5, seed: '7' },
    ],
    [{ missing: ' rows.*.amount ' }, { missing: 'rows.*.amount' }],
    [
      { status: '429', headers: 'Retry-After: 30\nX-A: b:c', type: 'text/html' },
      { status: 429, headers: { 'Retry-After': '30', 'X-A': 'b:c' }, type: 'text/html' },
    ],
    [
      { subject: ' 00001 ', bodyHas: '{"a":1}', headersHave: 'User-Agent: *Mobile*' },
      { subject: '00001', bodyHas: { a: 1 }, headersHave: { 'User-Agent': '*Mobile*' } },
    ],
  ])('of a fault: %j', (typed, input) => {
    expect(inputFor('faults.add', { endpoint, ...typed })).toEqual({
      input: { endpoint, ...input },
      mistakes: {},
    });
  });

  test.each<[Typed, object]>([
    [{}, { kind: 'miss' }],
    [
      { kind: 'delay', delayMs: '300', channel: ' coop-demo ' },
      { kind: 'delay', delayMs: 300, channel: 'coop-demo' },
    ],
    // A value typed for another kind is not sent with this one.
    [
      { kind: 'close', after: 'message', code: '4200', channel: 'coop-demo', socket: '1.2' },
      { kind: 'close', after: 'message', code: 4200, socket: '1.2' },
    ],
    [
      { kind: 'reorder', percent: '20', seed: ' 7 ' },
      { kind: 'reorder', percent: 20, seed: '7' },
    ],
  ])('of a push fault: %j', (typed, input) => {
    expect(inputFor('push.faults.add', typed)).toEqual({ input, mistakes: {} });
  });

  test('of amounts, which are typed in baht', () => {
    const short = { member: '3', deducted: '๑๐,๐๐๐', reason: 'ย้าย' };
    const { input } = inputFor('agencies.record', { short: [short] });
    expect(input.short).toEqual([{ member: '3', deducted: '10000.00', reason: 'ย้าย' }]);
    const transfer = { amount: '1,000', on: '2026-11-19', reference: ' K1 ' };
    expect(inputFor('agencies.transfer', { agency: '8', ...transfer }).input).toEqual({
      agency: '8',
      amount: '1000.00',
      on: '2026-11-19',
      reference: 'K1',
    });
    expect(inputFor('agencies.transfer', { agency: '8', amount: '' }).input).toEqual({
      agency: '8',
    });
    const payment = { member: '3', amount: 'พัน', channel: 'transfer', keep: true };
    expect(inputFor('cashier.pay', payment).input).toEqual(payment);
  });

  test('of quirks, of which those that are as documented are left out', () => {
    const typed = { rcCode: 'number', errors: '', sessionCheck: '400', additive: false };
    expect(inputFor('quirks.set', typed).input).toEqual({ rcCode: 'number', sessionCheck: '400' });
  });
});

test('mistakes that can be seen before sending are named by their field', () => {
  const typed = { endpoint: 'x', body: '{', nth: 'สอง', headers: 'Retry-After 30', bodyHas: '[1]' };
  expect(inputFor('faults.add', typed).mistakes).toEqual({
    body: 'JSON นี้ยังอ่านไม่ได้',
    nth: 'กรุณากรอกเป็นตัวเลข',
    headers: 'กรุณากรอกบรรทัดละ ชื่อ: ค่า',
    bodyHas: 'กรุณากรอกเป็น JSON ในวงเล็บปีกกา',
  });
  expect(inputFor('push.faults.add', { kind: 'delay', delayMs: '' }).mistakes).toEqual({
    delayMs: 'กรุณากรอกเป็นตัวเลข',
  });
});

test('a known input fills its form, and is read from it as it was', () => {
  const fault = {
    endpoint: 'memberShareList',
    status: 503,
    body: { message: 'ปิด' },
    headers: { 'retry-after': '30' },
    truncate: true,
    times: 1,
  };
  const fields = fieldsOf(schemaFor('faults.add')).filter(({ name }) => name !== 'world');
  expect(inputOf(fields, formOf(fields, fault)).input).toEqual(fault);
  expect(formOf(fieldsOf(schemaFor('quirks.set')), { additive: false })).toMatchObject({
    rcCode: '',
    additive: false,
  });
  expect(formOf(fieldsOf(schemaFor('notifications.send'))).channel).toBe('coop-demo');
});

test.each([
  [
    'faults.add',
    { endpoint: 'memberShareList', status: 503, body: { message: 'ปิด' }, times: 1 },
    'memberShareList · ตอบ status 503 · เนื้อหา JSON {"message":"ปิด"} · จำนวนครั้งแล้วหยุด 1',
  ],
  [
    'faults.add',
    { endpoint: '*', delayMs: 3_000, drop: true, subject: '00001' },
    '* · หน่วง (ms) 3000 · ตัดการเชื่อมต่อโดยไม่ตอบ · ของสมาชิกหรือหน่วยงาน 00001',
  ],
  [
    'push.faults.add',
    { kind: 'close', after: 'message', code: 4200, socket: '1.2' },
    'ตัดการเชื่อมต่อ · หลังตอบข้อความของผู้ใช้ · 4200 ต่อใหม่ทันที · เฉพาะการเชื่อมต่อ 1.2',
  ],
])('%s of %j is said in words', (name, input, words) => {
  expect(describe(schemaFor(name), input)).toBe(words);
});
