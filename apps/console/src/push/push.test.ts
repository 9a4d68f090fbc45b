import { expect, test } from 'vitest';
import type { PushFault } from '../control/control.ts';
import { describePushFault } from './describe-push-fault.ts';
import { BLANK, KINDS, type PushForm, pushFaultOf } from './push-form.ts';
import { text } from './text.ts';

test.each<[Partial<PushForm>, object]>([
  [{}, { kind: 'miss' }],
  [
    { kind: 'delay', delayMs: '300', channel: ' coop-demo ' },
    { kind: 'delay', delayMs: 300, channel: 'coop-demo' },
  ],
  [
    { kind: 'close-event', code: '4100', nth: '2' },
    { kind: 'close', after: 'event', code: 4100, nth: 2 },
  ],
  // What was typed for another kind is not sent with this one.
  [
    { kind: 'close-message', channel: 'coop-demo', socket: '1.2' },
    { kind: 'close', after: 'message', code: 4200, socket: '1.2' },
  ],
  [
    { kind: 'no-pong', channel: 'x', delayMs: 'x', times: '1' },
    { kind: 'no-pong', times: 1 },
  ],
  [
    { kind: 'reorder', percent: '20', seed: ' 7 ' },
    { kind: 'reorder', percent: 20, seed: '7' },
  ],
])('the form %j asks for %j', (form, fault) => {
  expect(pushFaultOf({ ...BLANK, ...form })).toEqual({ fault });
});

test('mistakes that can be seen before sending are named by their field', () => {
  expect(pushFaultOf({ ...BLANK, kind: 'delay', delayMs: '', nth: 'สอง' })).toEqual({
    mistakes: { delayMs: 'กรุณากรอกเป็นตัวเลข', nth: 'กรุณากรอกเป็นตัวเลข' },
  });
});

test.each<[PushFault, string]>([
  [{ kind: 'miss', nth: 1 }, 'เหตุการณ์หาย · เฉพาะครั้งที่ 1'],
  [
    { kind: 'delay', delayMs: 300, channel: 'coop-demo', percent: 20, seed: '7' },
    'เหตุการณ์มาช้า 300 ms · ช่อง coop-demo · ร้อยละ 20 (seed 7)',
  ],
  [
    { kind: 'close', after: 'message', code: 4200, socket: '1.2', times: 1 },
    'ตัดหลังตอบข้อความของผู้ใช้ ด้วยรหัส 4200 · การเชื่อมต่อ 1.2 · 1 ครั้งแล้วหยุด',
  ],
])('the fault %j is said as %s', (fault, words) => {
  expect(describePushFault(fault)).toBe(words);
});

test('every kind has words of its own', () => {
  expect(new Set(KINDS.map((kind) => text.kinds[kind])).size).toBe(KINDS.length);
});
