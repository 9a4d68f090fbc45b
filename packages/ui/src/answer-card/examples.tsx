import { Amount } from '../amount/amount.tsx';
import { buttonClass } from '../button/button.tsx';
import type { Shown } from '../examples/example.ts';
import { Progress } from '../progress/progress.tsx';
import { Tag } from '../tag/tag.tsx';
import { AnswerCard } from './answer-card.tsx';

export const shown: Shown = {
  name: 'การ์ดคำตอบ',
  good: 'ให้ตัวเลขที่คนมาหาเด่นที่สุด และมีรายละเอียดรองลงมา',
  bad: 'อย่าใส่ตัวเลขเด่นมากกว่าหนึ่งตัวในการ์ดเดียว',
  examples: {
    สัญญาเงินกู้ในรายการ: (
      <AnswerCard
        title="เงินกู้สามัญ สม.2569/00123"
        tag={<Tag tone="positive">ปกติ</Tag>}
        label="เงินต้นคงเหลือ"
        satang={99_330_000}
        note="นายสมชาย ใจงาม"
        facts={[
          ['วงเงินอนุมัติ', <Amount satang={100_000_000} />],
          ['เริ่มสัญญา', '31 ม.ค. 2569'],
        ]}
        foot="หากผู้กู้หยุดชำระ ท่านอาจต้องชำระแทนเดือนละ 5,022.00 บาท"
      >
        <Progress label="ชำระแล้ว" value={1} max={150} text="ชำระแล้ว 1 จาก 150 งวด" />
        <a href="#answer-card" className={buttonClass()}>
          ดูรายการเดินบัญชี
        </a>
      </AnswerCard>
    ),
  },
};
