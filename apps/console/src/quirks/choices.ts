import type { Quirks } from '../control/control.ts';

export interface Choice {
  readonly name: keyof Quirks;
  readonly label: string;
  readonly hint: string;
  /** The deviations that can be chosen, with their labels. */
  readonly others: Readonly<Record<string, string>>;
}

export const CHOICES: readonly Choice[] = [
  {
    name: 'rcCode',
    label: 'rc_code',
    hint: 'ชนิดของ rc_code ในคำตอบ',
    others: { number: 'เป็นตัวเลขเสมอ (1)', string: "เป็นข้อความเสมอ ('1')" },
  },
  {
    name: 'errors',
    label: 'errors',
    hint: 'รูปของรายการข้อผิดพลาด',
    others: { object: 'object ตามชื่อช่อง', list: 'list ของประโยค' },
  },
  {
    name: 'sessionCheck',
    label: 'ตรวจ session ที่ไม่มีแล้ว',
    hint: 'เมื่อเรียกโดยไม่มี session',
    others: { '400': '400 พร้อม data.error แทน 401' },
  },
  {
    name: 'massage',
    label: 'massage',
    hint: 'ชื่อช่องที่เอกสารสะกดว่า massage',
    others: { message: 'สะกดว่า message' },
  },
  {
    name: 'botCheck',
    label: 'ผู้ให้บริการตรวจหุ่นยนต์',
    hint: 'reCAPTCHA จำลอง',
    others: { down: 'ติดต่อไม่ได้' },
  },
  {
    name: 'additive',
    label: 'ช่องที่สัญญาไม่รู้จัก',
    hint: 'เพิ่ม server_time และ x_extra ในทุกคำตอบ',
    others: { true: 'เพิ่ม' },
  },
];

/** The value of a quirk's select; '' means as documented. */
export function chosenOf(quirks: Quirks, name: keyof Quirks): string {
  const value = quirks[name];
  return value === undefined || value === false ? '' : String(value);
}

/** A copy of the quirks with one of them changed. */
export function withChoice(quirks: Quirks, name: keyof Quirks, chosen: string): Quirks {
  const { [name]: _before, ...others } = quirks;
  if (chosen === '') return others;
  // The values of a select are the names the mock knows, all of them from CHOICES.
  return { ...others, [name]: name === 'additive' ? true : chosen } as Quirks;
}
