import type { Shown } from '../examples/example.ts';
import { Pagination } from './pagination.tsx';

export const shown: Shown = {
  name: 'เลขหน้า',
  good: 'บอกว่าอยู่หน้าใดจากทั้งหมดกี่หน้า และกดไปหน้าแรกหรือหน้าสุดท้ายได้',
  bad: 'อย่าโหลดต่อไปเรื่อย ๆ จนเลื่อนไปไม่ถึงท้ายหน้า',
  examples: {
    หน้ากลางของรายการยาว: (
      <Pagination
        page={5}
        pages={12}
        label="หน้าของข่าว"
        renderLink={(page, link) => <a href={`#page-${page}`} {...link} />}
      />
    ),
  },
};
