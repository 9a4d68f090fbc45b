import { Amount } from '../amount/amount.tsx';
import type { Shown } from '../examples/example.ts';
import { Facts } from '../facts/facts.tsx';
import { PrintSheet, Signatures } from './print-sheet.tsx';

export const shown: Shown = {
  name: 'กระดาษพิมพ์',
  good: 'ให้มีหัวสหกรณ์ วันที่ของข้อมูล และวันที่พิมพ์ครบทุกแผ่น',
  bad: 'อย่าพิมพ์เมนู ปุ่ม หรือสีพื้นลงกระดาษ',
  examples: {
    กระดาษที่มีหัวสหกรณ์และที่ลงชื่อ: (
      <PrintSheet
        onScreen
        coop={{
          nameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
          nameEN: 'Example Teachers’ Savings and Credit Cooperative',
          initials: 'สอ.',
          address: '123 ถนนราชดำเนิน ตำบลในเมือง อำเภอเมือง จังหวัดนครศรีธรรมราช 80000',
        }}
        title="หนังสือยืนยันยอดหุ้น หนี้ และเงินฝาก"
        mark="ต้นฉบับ"
        sub="ณ วันที่ 31 ตุลาคม 2569"
        printedAt="พิมพ์เมื่อ 19 พ.ย. 2569 เวลา 10:24 น."
      >
        <Facts
          rows={[
            ['ทุนเรือนหุ้น', <Amount satang={39_728_000} unit="บาท" />],
            ['หนี้คงเหลือ', <Amount satang={100_310_000} unit="บาท" />],
          ]}
        />
        <Signatures people={[{ role: 'สมาชิก', name: 'นายสมชาย ใจงาม' }, { role: 'ผู้จัดการ' }]} />
      </PrintSheet>
    ),
  },
};
