import { expect, test } from 'vitest';
import { describeFault } from './describe-fault.ts';
import { BLANK, type FaultForm, faultOf } from './fault-form.ts';

const endpoint = 'memberShareList';

test.each<[Partial<FaultForm>, object]>([
  [{}, { status: 500 }],
  [
    { status: '503', body: '{"message":"ปิด"}' },
    { status: 503, body: { message: 'ปิด' } },
  ],
  [
    { kind: 'delay', delayMs: '3000', jitterMs: '500' },
    { delayMs: 3_000, jitterMs: 500 },
  ],
  [
    { kind: 'drop', nth: '2' },
    { drop: true, nth: 2 },
  ],
  [
    { kind: 'truncate', times: '1' },
    { truncate: true, times: 1 },
  ],
  [
    { kind: 'malformed', percent: '5', seed: ' 7 ' },
    { malformed: true, percent: 5, seed: '7' },
  ],
  [{ kind: 'missing', path: ' rows.*.amount ' }, { missing: 'rows.*.amount' }],
  [
    { kind: 'wrongType', path: 'as_of', delayMs: '10' },
    { wrongType: 'as_of', delayMs: 10 },
  ],
  [{ kind: 'text', text: '{"as_of":' }, { text: '{"as_of":' }],
  [{ kind: 'dribble' }, { dribbleMs: 8_000 }],
  [
    { kind: 'delay', medianMs: '600', p99Ms: '6000' },
    { medianMs: 600, p99Ms: 6_000 },
  ],
  [
    { status: '429', headers: 'Retry-After: 30\nX-A: b:c', type: 'text/html' },
    { status: 429, headers: { 'Retry-After': '30', 'X-A': 'b:c' }, type: 'text/html' },
  ],
  [
    { kind: 'drop', subject: ' 00001 ', bodyHas: '{"a":1}', headersHave: 'User-Agent: *Mobile*' },
    {
      drop: true,
      subject: '00001',
      bodyHas: { a: 1 },
      headersHave: { 'User-Agent': '*Mobile*' },
    },
  ],
])('the form %j asks for %j', (form, fault) => {
  expect(faultOf({ ...BLANK, ...form })).toEqual({ fault: { endpoint, ...fault } });
});

test('mistakes that can be seen before sending are named by their field', () => {
  expect(faultOf({ ...BLANK, body: '{', nth: 'สอง' })).toEqual({
    mistakes: { body: 'JSON นี้ยังอ่านไม่ได้', nth: 'กรุณากรอกเป็นตัวเลข' },
  });
  expect(faultOf({ ...BLANK, kind: 'delay' })).toEqual({
    mistakes: { delayMs: 'กรุณากรอกเวลาที่หน่วง' },
  });
  expect(faultOf({ ...BLANK, headers: 'Retry-After 30', bodyHas: '[1]' })).toEqual({
    mistakes: {
      headers: 'กรุณากรอกบรรทัดละ ชื่อ: ค่า',
      bodyHas: 'กรุณากรอกเป็น JSON ในวงเล็บปีกกา',
    },
  });
});

test('a fault is said in words', () => {
  expect(describeFault({ endpoint, status: 503, body: { message: 'ปิด' }, times: 1 })).toBe(
    'ตอบ 503 · เนื้อหา {"message":"ปิด"} · 1 ครั้งแล้วหยุด',
  );
  expect(describeFault({ endpoint, delayMs: 3_000, jitterMs: 2_000, drop: true })).toBe(
    'หน่วง 3000 ms (+ สุ่มถึง 2000 ms) · ตัดการเชื่อมต่อ',
  );
  expect(describeFault({ endpoint, wrongType: 'as_of', percent: 5, seed: '7' })).toBe(
    'ช่อง as_of ผิดชนิด · ร้อยละ 5 (seed 7)',
  );
  const headers = { 'retry-after': '30' };
  expect(describeFault({ endpoint, status: 429, headers, subject: '00001' })).toBe(
    'ตอบ 429 · retry-after: 30 · เฉพาะ 00001',
  );
});
