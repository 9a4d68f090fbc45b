import type { Shown } from '../examples/example.ts';
import { Sentence } from './sentence.tsx';

function Demo() {
  return (
    <p>
      <Sentence>
        {(baht) => `น้อยกว่าเดือนก่อน ${baht(192_89)} เพราะดอกเบี้ย (ลดลง ${baht(141_60)})`}
      </Sentence>
    </p>
  );
}

export const shown: Shown = {
  name: 'ประโยคที่มีตัวเลข',
  good: 'เขียนเป็นข้อความเดียว โปรแกรมอ่านหน้าจอจะอ่านจบในครั้งเดียว',
  bad: 'อย่าแยกตัวเลขออกเป็นชิ้น และอย่าใช้วงเล็บกับเครื่องหมายลบแทนคำว่าลดลง',
  examples: { ประโยคที่มีตัวเลข: <Demo /> },
};
