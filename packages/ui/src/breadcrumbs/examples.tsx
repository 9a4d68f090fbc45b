import type { Example } from '../examples/example.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const examples: Example[] = [
  {
    title: 'ตำแหน่งของหน้า',
    node: () => (
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
];
