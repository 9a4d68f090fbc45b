import type { Example } from '../examples/example.ts';
import { Pagination } from './pagination.tsx';

export const examples: Example[] = [
  {
    title: 'หน้ากลางของรายการยาว',
    node: () => (
      <Pagination
        page={5}
        pages={12}
        label="หน้าของข่าว"
        renderLink={(page, link) => <a href={`#page-${page}`} {...link} />}
      />
    ),
  },
];
