import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../testing/dialogs.ts';
import { openProduct } from '../../testing/render-screen.tsx';

const PNG = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0]);
const slip = new File([PNG], 'สลิป.png', { type: 'image/png' });
const application = {
  no: 'L2569-000001',
  key: 'a-key-of-a-test',
  bodyHash: '',
  product: 'ordinary',
  purpose: 'ซ่อมบ้าน',
  principalSatang: 50_000_00,
  instalments: 60,
  guarantors: [],
  files: [{ name: 'เก่า.png', type: 'image/png', bytes: 9, base64: '', paper: 'slip' }],
} as const;

test('[ABI-08] papers that an officer asked for are attached, kept when sending fails or one would leave, and sent', async () => {
  const { user } = await openProduct({
    member: '00001',
    at: '/member/loan-apply',
    before: ({ overlay, clock, faults }) => {
      const now = clock.now();
      overlay.append({ at: now, kind: 'loan-application', subject: '00001', value: application });
      const value = { no: application.no, action: 'papers', reason: 'สลิปไม่ชัด' } as const;
      overlay.append({ at: now, kind: 'loan-decision', subject: '00001', value });
      faults.add({ endpoint: 'memberLoanApplyPapers', status: 500, times: 1 });
    },
  });
  // The officer's reason stands first on the page, and in the facts of the request.
  const [reason] = await screen.findAllByText('สลิปไม่ชัด');
  expect(reason?.parentElement?.textContent).toBe('สหกรณ์ขอเอกสารเพิ่มสลิปไม่ชัด');
  const list = screen.getByRole('heading', { name: 'คำขอกู้ของท่าน' });
  expect(reason?.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('ท่านมีคำขอกู้ที่ยังไม่เสร็จ')).toBeNull();
  const send = () => user.click(screen.getByRole('button', { name: 'ส่งเอกสารเพิ่ม' }));
  await send();
  expect(screen.getAllByText('กรุณาแนบเอกสารอย่างน้อย 1 ไฟล์').length).toBeGreaterThan(0);
  expect(screen.getByText('ยังไม่ครบ')).toBeDefined();
  expect(screen.queryByText('ส่งเอกสารไม่สำเร็จ')).toBeNull();
  await user.upload(screen.getByLabelText('เอกสารเพิ่ม'), slip);
  await send();
  expect(await screen.findByText('ส่งเอกสารไม่สำเร็จ')).toBeDefined();
  const [link = document.body] = screen.getAllByRole('link', { name: 'ทุนเรือนหุ้น' });
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: 'กรอกต่อ' }));
  expect(screen.getByText(/^สลิป\.png \(/)).toBeDefined();
  await send();
  expect(await screen.findByText(/สลิปเงินเดือนล่าสุด, สลิป\.png/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'ส่งเอกสารเพิ่ม' })).toBeNull();
});
