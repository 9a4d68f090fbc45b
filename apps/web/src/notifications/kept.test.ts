import { expect, test } from 'vitest';
import { forgetRead } from './kept.ts';

test('who signs out leaves no number behind, nor those whose sessions ended before', () => {
  localStorage.setItem('notifications-read:00001', '7');
  localStorage.setItem('notifications-read:00002', '9');
  localStorage.setItem('notifications-muted', 'Y');
  forgetRead();
  expect(Object.keys(localStorage)).toEqual(['notifications-muted']);
  localStorage.clear();
});
