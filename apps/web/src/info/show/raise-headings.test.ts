import { expect, test } from 'vitest';
import { raiseHeadings } from './topic-view.tsx';

test('headings go up one level, and nothing else changes', () => {
  expect(raiseHeadings('<h3>ก</h3><H4 class=a>ข</H4><p>h3 <hr></p>')).toBe(
    '<h2>ก</h2><h3 class=a>ข</h3><p>h3 <hr></p>',
  );
});
