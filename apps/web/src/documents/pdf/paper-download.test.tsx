import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SiteProvider } from '../../site/site.tsx';
import { SITE } from '../../testing/render-screen.tsx';
import { connectToasts, type Toast } from '../../toasts/notify.ts';
import { PaperDownload } from './paper-download.tsx';

/** Returns what is said after a press, when the paper cannot be made. */
async function failure(): Promise<string | undefined> {
  const toasts: Toast[] = [];
  connectToasts((toast) => toasts.push(toast));
  render(
    <SiteProvider site={SITE}>
      <PaperDownload
        file={() => {
          throw new Error('not there');
        }}
      />
    </SiteProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'ดาวน์โหลด PDF' }));
  await screen.findByRole('button', { name: 'ดาวน์โหลด PDF', busy: false });
  return toasts[0]?.text;
}

test('[ABI-10] a file that cannot be made says so', async () => {
  expect(await failure()).toBe('บันทึกไฟล์ไม่สำเร็จ กรุณาลองใหม่');
});

test('[ABI-10] without a connection it says when the file can be made', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await failure()).toBe('ขณะนี้ออฟไลน์ ยังทำไฟล์ PDF ไม่ได้ กรุณาลองใหม่เมื่อมีอินเทอร์เน็ต');
});
