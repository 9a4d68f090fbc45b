import { expect, test } from 'vitest';
import { forgetRead } from './kept.ts';

test('who signs out leaves no number behind, nor those whose sessions ended before', () => {
  localStorage.setItem('notifications-read:00001', '7');
  localStorage.setItem('notifications-read:00002', '9');
  localStorage.setItem('notifications-muted', 'Y');
  localStorage.setItem('group-notifications-read:80010001', '8');
  forgetRead('member');
  expect(Object.keys(localStorage).sort()).toEqual([
    'group-notifications-read:80010001',
    'notifications-muted',
  ]);
  forgetRead('membergroup');
  expect(Object.keys(localStorage)).toEqual(['notifications-muted']);
  localStorage.clear();
});
