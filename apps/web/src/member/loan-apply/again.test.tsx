import type { World } from '@coop/mock-api/world/world';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../testing/dialogs.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as LoanApply } from './route.tsx';

const FILE = { type: 'image/png', bytes: 9, base64: 'iVBORw0KGgoA' };
const NO = 'L2569-000001';

/** A request for 100,000 of which the first guarantor refused. */
function refusedBy00011({ overlay, clock }: World): void {
  const now = clock.now();
  const value = {
    no: NO,
    key: 'k',
    bodyHash: '',
    product: 'academic',
    purpose: 'ทำผลงาน',
    principalSatang: 100_000_00,
    instalments: 120,
    guarantors: [11, 20],
    files: ['slip', 'id_card', 'spouse', 'rank_order'].map((paper) => ({
      ...FILE,
      name: `${paper}.png`,
      paper,
    })),
  } as const;
  overlay.append({ at: now, kind: 'loan-application', subject: '00001', value });
  const refusal = { no: NO, guarantor: 11, consents: false };
  overlay.append({ at: now + 1, kind: 'guarantor-answer', subject: '00001', value: refusal });
}

test('[ABI-08] after a refusal only the guarantor who refused is asked for again', async () => {
  const { user } = await openScreen(LoanApply, {
    member: '00001',
    at: '/member/loan-apply',
    before(world) {
      refusedBy00011(world);
      world.clock.set(world.clock.now() + 60_000);
    },
  });
  await user.click(await screen.findByRole('button', { name: /^ขอใหม่โดยใช้ข้อมูลเดิม/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('คำขอกู้ใหม่'));
  expect(screen.getByText(/^กรุณากรอกผู้ค้ำประกันคนใหม่แทน .*xxxx \(00011\)$/)).toBeDefined();
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  expect(field(/จำนวนเงินที่ขอกู้/).value).toBe('100,000.00');
  expect(field(/กู้ไปทำอะไร/).value).toBe('ทำผลงาน');
  expect(field(/ผู้ค้ำประกันคนที่.1/).value).toBe('');
  expect(field(/ผู้ค้ำประกันคนที่.2/).value).toBe('00020');
  expect(screen.getByText(/แนบแล้ว 4 จาก 4/)).toBeDefined();
  await user.type(field(/ผู้ค้ำประกันคนที่.1/), '12');
  const slip = new File([Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0])], 'สลิปใหม่.png', {
    type: 'image/png',
  });
  await user.upload(screen.getByLabelText(/สลิปเงินเดือน/), slip);
  await screen.findAllByText(/สลิปใหม่\.png/);
  await user.click(screen.getByRole('button', { name: 'ตรวจทานคำขอ' }));
  const dialog = await screen.findByRole('dialog', { name: 'ส่งคำขอกู้นี้หรือไม่' });
  expect(dialog.textContent).toContain('ใช้ไฟล์เดิม id_card.png');
  expect(dialog.textContent).not.toContain('slip.png');
  await user.click(within(dialog).getByRole('button', { name: 'ยืนยันส่งคำขอ' }));
  expect(await screen.findByRole('region', { name: 'ส่งคำขอกู้แล้ว' })).toBeDefined();
});
