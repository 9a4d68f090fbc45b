import type { Example } from '../examples/example.ts';
import { FailedState } from './failed-state.tsx';

export const examples: Example[] = [
  { title: 'โหลดไม่สำเร็จ', node: () => <FailedState onRetry={() => {}} /> },
];
