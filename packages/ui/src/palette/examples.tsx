import type { Example } from '../examples/example.ts';
import { Palette } from './palette.tsx';

export const examples: Example[] = [{ title: 'สีทั้งหมดและความต่างของแต่ละคู่', node: () => <Palette /> }];
