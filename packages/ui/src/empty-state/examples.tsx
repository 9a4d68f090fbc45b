import { Button } from '../button/button.tsx';
import type { Shown } from '../examples/example.ts';
import { EmptyState } from './empty-state.tsx';

export const shown: Shown = {
  name: 'เมื่อไม่มีรายการ',
  good: 'บอกว่าทำไมจึงว่าง และจะมีอะไรมาแสดงเมื่อใด',
  bad: 'อย่าปล่อยพื้นที่ว่างไว้ และอย่าใช้คำว่าไม่พบข้อมูลลอย ๆ',
  examples: {
    ยังไม่มีรายการ: (
      <EmptyState title="ท่านยังไม่มีสัญญาเงินกู้">
        เมื่อได้รับอนุมัติเงินกู้ รายละเอียดสัญญาและยอดคงเหลือจะแสดงที่นี่
      </EmptyState>
    ),
    ตัวกรองซ่อนรายการทั้งหมด: (
      <EmptyState title="ไม่พบรายการที่ตรงกับคำค้น" action={<Button>ล้างตัวกรองทั้งหมด</Button>}>
        มี 24 รายการในปีบัญชีนี้ที่ถูกตัวกรองซ่อนไว้
      </EmptyState>
    ),
  },
};
