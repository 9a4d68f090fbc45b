import type { Shown } from '../examples/example.ts';
import { PageHeader } from './page-header.tsx';

export const shown: Shown = {
  name: 'หัวเรื่องของหน้า',
  good: 'ใช้คำเดียวกับเมนูที่กดเข้ามา และมีหัวเรื่องเดียวในหน้า',
  bad: 'อย่าวางปุ่มหลายปุ่มไว้ข้างหัวเรื่อง',
  examples: {
    หัวหน้าจอ: (
      <PageHeader
        title="เงินกู้สามัญ สม.2569/00123"
        sub="สัญญาเริ่ม 31 มกราคม 2569"
        aside="ข้อมูล ณ วันที่ 19 พ.ย. 2569"
      />
    ),
  },
};
