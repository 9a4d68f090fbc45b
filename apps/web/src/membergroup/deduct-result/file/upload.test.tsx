import '../../../testing/dialogs.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, type VisitOptions } from '../../../testing/render-screen.tsx';
import { Component as DeductResult } from '../route.tsx';

const open = (before?: VisitOptions['before']) =>
  openScreen(DeductResult, {
    agency: '80010001',
    at: '/membergroup/deduct_result',
    ...(before && { before }),
  });

const csv = (name: string, lines: readonly string[]) =>
  new File([['\uFEFFเลขที่สมาชิก,หักได้จริง,เหตุผล', ...lines].join('\r\n')], name, { type: 'text/csv' });

test('[GRP-07] without a connection the form says when it can be saved, and a file that was sent why it was not read', async () => {
  const { user, toasts } = await open(({ faults }) =>
    faults.add({ endpoint: 'membergroupDeductResultCheck', drop: true }),
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no connection');
  });
  await user.click(await screen.findByRole('button', { name: 'ดาวน์โหลดแบบฟอร์มของงวดนี้' }));
  const why = 'ขณะนี้ออฟไลน์ ยังทำไฟล์ XLSX ไม่ได้ กรุณาลองใหม่เมื่อมีอินเทอร์เน็ต';
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual([why]));
  const field = screen.getByLabelText('ไฟล์ผลการหักเงิน');
  await user.upload(field, csv('ผล.csv', []));
  await user.click(screen.getByRole('button', { name: 'ตรวจไฟล์' }));
  await waitFor(() => expect(field.closest('form')?.textContent).toContain('ไม่สามารถเชื่อมต่อได้'));
});
