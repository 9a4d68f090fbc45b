import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ChosenPassword, MembershipNo, Money } from './entry/wire.ts';
import { fieldErrors } from './issue-text.ts';
import { ImageUpload } from './member/upload.ts';

function errorsOf(schema: z.ZodMiniType, value: unknown): Record<string, string[]> {
  const { error } = schema.safeParse(value, { reportInput: true });
  return fieldErrors(error?.issues ?? []);
}

const Form = z.strictObject({
  no: MembershipNo,
  password: ChosenPassword,
  amount: Money,
  kind: z.enum(['a', 'b']),
  count: z.int().check(z.minimum(1), z.maximum(9)),
});
const right = { no: '00001', password: 'demo1234', amount: '1.00', kind: 'a', count: 1 };

describe('fieldErrors', () => {
  test('a valid value has none', () => {
    expect(errorsOf(Form, right)).toEqual({});
  });

  test('a missing field asks to be filled in', () => {
    const { no: _, ...rest } = right;
    expect(errorsOf(Form, rest)).toEqual({ no: ['กรุณากรอกข้อมูลนี้'] });
  });

  test('a schema’s own Thai is kept', () => {
    expect(errorsOf(Form, { ...right, no: '1', password: 'short' })).toEqual({
      no: ['เลขทะเบียนสมาชิกต้องเป็นตัวเลขอย่างน้อย 5 หลัก'],
      password: ['รหัสผ่านใหม่ต้องยาวอย่างน้อย 8 ตัวอักษร'],
    });
  });

  test.each([
    ['a wrong type', { no: 5 }, { no: ['ข้อมูลผิดประเภท'] }],
    ['null', { no: null }, { no: ['ข้อมูลผิดประเภท'] }],
    ['a wrong form', { amount: '1' }, { amount: ['รูปแบบไม่ถูกต้อง'] }],
    ['an unknown choice', { kind: 'c' }, { kind: ['ค่าไม่อยู่ในตัวเลือก'] }],
    ['too little', { count: 0 }, { count: ['ค่าน้อยหรือสั้นเกินไป'] }],
    ['too much', { count: 10 }, { count: ['ค่ามากหรือยาวเกินไป'] }],
  ])('%s is said in Thai', (_, change, expected) => {
    expect(errorsOf(Form, { ...right, ...change })).toEqual(expected);
  });

  test.each(['toString', 'constructor', 'hasOwnProperty', 'valueOf'])(
    'an unknown field may be called %s',
    (name) => {
      const errors = errorsOf(Form, { ...right, [name]: 1 });
      expect(Object.entries(errors)).toEqual([[name, ['ข้อมูลไม่ถูกต้อง']]]);
    },
  );

  test('an unknown field may be called __proto__', () => {
    const body: unknown = JSON.parse(`{"__proto__":1,${JSON.stringify(right).slice(1)}`);
    expect(Object.entries(errorsOf(Form, body))).toEqual([['__proto__', ['ข้อมูลไม่ถูกต้อง']]]);
  });

  test('a nested field is named by its dotted path', () => {
    const area = { x: 0, y: 0, width: 0, height: 1 };
    const body = {
      image: 'data:image/png;base64,AAAA',
      name: 'a.png',
      croppedArea: { ...area, more: 1 },
      croppedAreaPixels: { x: 0, y: 0, width: 1, height: 'tall' },
    };
    expect(errorsOf(ImageUpload, body)).toEqual({
      'croppedArea.width': ['กรอบภาพต้องกว้างกว่าศูนย์'],
      'croppedArea.more': ['ข้อมูลไม่ถูกต้อง'],
      'croppedAreaPixels.height': ['ข้อมูลผิดประเภท'],
    });
  });

  test('a body that is no object is complained about as a whole', () => {
    expect(errorsOf(Form, [])).toEqual({ '': ['ข้อมูลผิดประเภท'] });
  });
});
