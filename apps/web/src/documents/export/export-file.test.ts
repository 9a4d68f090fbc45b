import { expect, test } from 'vitest';
import { exportFile } from './export-file.ts';

const TABLE = { title: 'รายการเงินกู้ สม.2569/64542', headers: ['วันที่'], rows: [] };
const MAKING = {
  coopName: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  owner: {
    term: 'สมาชิก',
    words: 'นายสมชาย ใจงาม เลขทะเบียน 00001',
    no: '00001',
    asOf: '2026-11-22',
  },
  madeAt: '2026-11-22T09:30:00Z',
};

test('[MEM-28] a file says of whom, of what account, of which days and rows, as of when, and when it was made', () => {
  const file = exportFile(
    {
      ...TABLE,
      period: 'ปีบัญชี 2569',
      days: '1 ม.ค. 2569 ถึง 22 พ.ย. 2569',
      filter: 'ชำระ',
      about: [['สัญญา', 'เงินกู้สามัญ สม.2569/64542']],
    },
    MAKING,
  );
  expect(file.head).toEqual([
    ['สหกรณ์', 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด'],
    ['ตาราง', 'รายการเงินกู้ สม.2569/64542'],
    ['สมาชิก', 'นายสมชาย ใจงาม เลขทะเบียน 00001'],
    ['ช่วงเวลา', 'ปีบัญชี 2569 (1 ม.ค. 2569 ถึง 22 พ.ย. 2569)'],
    ['เฉพาะ', 'ชำระ'],
    ['สัญญา', 'เงินกู้สามัญ สม.2569/64542'],
    ['ข้อมูล ณ', '22 พ.ย. 2569'],
    ['จัดทำเมื่อ', '22 พ.ย. 2569 16:30 น.'],
  ]);
  expect(file.name).toBe('รายการเงินกู้ สม.2569-64542 00001 ปีบัญชี 2569 ชำระ');
  expect(file.sheet).toBe('รายการเงินกู้ ปีบัญชี 2569');
});

test('[MEM-28] what is no period is named by its day; a public page names nobody', () => {
  const { head, name } = exportFile({ ...TABLE, title: 'สรุปสัญญาเงินกู้' }, MAKING);
  expect(name).toBe('สรุปสัญญาเงินกู้ 00001 ณ 22 พ.ย. 2569');
  expect(head.map(([term]) => term)).toEqual(['สหกรณ์', 'ตาราง', 'สมาชิก', 'ข้อมูล ณ', 'จัดทำเมื่อ']);
  const open = exportFile({ ...TABLE, title: 'ตารางผ่อนชำระ' }, { ...MAKING, owner: undefined });
  expect(open.name).toBe('ตารางผ่อนชำระ');
  expect(open.head.map(([term]) => term)).toEqual(['สหกรณ์', 'ตาราง', 'จัดทำเมื่อ']);
  // A letter is of its own day.
  const letter = exportFile({ ...TABLE, title: 'หนังสือยืนยันยอด', asOf: '2025-12-31' }, MAKING);
  expect(letter.name).toBe('หนังสือยืนยันยอด 00001 ณ 31 ธ.ค. 2568');
});
