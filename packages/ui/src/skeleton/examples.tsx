import type { Example } from '../examples/example.ts';
import { Skeleton } from './skeleton.tsx';

export const examples: Example[] = [
  { title: 'กำลังโหลด', node: () => <Skeleton blocks={['7rem']} lines={3} /> },
];
