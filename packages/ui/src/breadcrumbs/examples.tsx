import type { Shown } from '../examples/example.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const shown: Shown = {
  name: 'ตำแหน่งของหน้า',
  good: 'ใช้ชื่อเดียวกับหัวเรื่องของหน้าที่ลิงก์พาไป',
  bad: 'อย่าใช้แทนเมนู และอย่าใส่ในหน้าแรก',
  examples: {
    ตำแหน่งของหน้า: (
      <Breadcrumbs
        items={[
          { label: 'หน้าหลัก', href: '#home' },
          { label: 'เงินกู้', href: '#loan' },
          { label: 'สัญญา สม.2569/00123' },
        ]}
        renderLink={(href, label) => <a href={href}>{label}</a>}
      />
    ),
  },
};
