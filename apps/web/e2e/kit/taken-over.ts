import { expect, type Page } from '@playwright/test';

/** Waits until the portal's code has taken over the page that the server rendered: its live region is there then. */
export const takenOver = (page: Page) =>
  expect(page.getByRole('region', { name: 'ข้อความแจ้ง' })).toBeAttached();
