import '../../testing/dialogs.ts';
import type { EndpointKey } from '@coop/contracts/endpoints';
import type { World } from '@coop/mock-api/world/world';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NOW } from '../../testing/mock-backend.ts';
import { definition } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as DeductResult } from './route.tsx';

const SCHOOL = '80010001';
/** Months since year 0: พ.ย. 2569. */
const NOVEMBER = 2026 * 12 + 10;

type Opened = Awaited<ReturnType<typeof openLosing>>;

/** The page, of which one call, if any, fails once it is sent. */
async function openLosing(endpoint?: EndpointKey) {
  let world: World | undefined;
  const page = await openScreen(DeductResult, {
    agency: SCHOOL,
    at: '/membergroup/deduct_result',
    before: (other) => {
      world = other;
      if (endpoint) other.faults.add({ endpoint, drop: true, times: 1 });
    },
  });
  await screen.findByLabelText('จำนวนเงินที่โอน (บาท)');
  if (!world) throw new Error('no world');
  return { ...page, overlay: world.overlay };
}

/** Tells a part of the sum as transferred. */
async function tell({ user }: Opened): Promise<void> {
  const amount = screen.getByLabelText('จำนวนเงินที่โอน (บาท)');
  await user.clear(amount);
  await user.type(amount, '90,000');
  await user.click(screen.getByRole('button', { name: 'แจ้งโอนเงิน' }));
  await user.click(await screen.findByRole('button', { name: 'แจ้งโอนตามยอดนี้' }));
}

const SENT = 'แจ้งการโอนเงินเรียบร้อยแล้ว';

test('[GRP-06] a transfer that was noted although its answer was lost stands as told', async () => {
  const page = await openLosing('membergroupTransferCreate');
  const value = { month: NOVEMBER, satang: 90_000_00, on: '2026-11-20', reference: '' };
  page.overlay.append({ at: NOW, kind: 'remittance', subject: SCHOOL, value });
  await tell(page);
  await screen.findByRole('heading', { name: SENT });
  expect(page.toasts.map(({ text }) => text)).toEqual(['บันทึกแล้ว']);
  await vi.waitFor(() => expect(definition('โอนแล้ว')).toBe('90,000.00'), 30_000);
});

test('[GRP-06] a transfer that failed is sent again with its key, and the next one with another', async () => {
  const page = await openLosing('membergroupTransferCreate');
  const keyOfTry = () => {
    const name = Object.keys(sessionStorage).find((other) => other.endsWith('/sent')) ?? '';
    return JSON.parse(sessionStorage.getItem(name) ?? '{}').key;
  };
  await tell(page);
  await vi.waitFor(() => expect(page.toasts).toHaveLength(1), 30_000);
  const key = keyOfTry();
  await tell(page);
  await screen.findByRole('heading', { name: SENT });
  await page.user.click(screen.getByRole('button', { name: 'แจ้งโอนเพิ่ม' }));
  await tell(page);
  await vi.waitFor(() => expect(definition('โอนแล้ว')).toBe('180,000.00'), 30_000);
  const keys = page.overlay.all('remittance', SCHOOL).map((fact) => fact.value.key);
  expect(keys).toEqual([key, expect.stringMatching(/^[\w-]{8,64}$/)]);
  expect(keys[1]).not.toBe(key);
});

const RECORD = 'membergroupDeductResultCreate';
const SAVED = 'บันทึกผลเรียบร้อยแล้ว';

/** Names a member who was short, and confirms the record. */
async function record({ user }: Opened): Promise<void> {
  await user.type(screen.getByLabelText('เพิ่มคนที่หักไม่ครบ'), '4');
  await user.click(screen.getByRole('button', { name: 'เพิ่ม' }));
  await user.type(screen.getByLabelText('หักได้จริง (บาท)'), '15100');
  await user.selectOptions(screen.getByLabelText('เหตุผล'), 'เงินไม่พอ');
  await user.click(screen.getByRole('button', { name: 'บันทึกผล' }));
  await user.click(screen.getByRole('button', { name: 'ยืนยันบันทึก' }));
}

/** Records what is typed before the call, as if an earlier one had been done. */
function recordBefore({ overlay }: Pick<World, 'overlay'>): void {
  const lines = [{ no: 4, deductedSatang: 15_100_00, reason: 'เงินไม่พอ' as const }];
  const value = { month: NOVEMBER, lines };
  overlay.append({ at: NOW, kind: 'deduct-result', subject: SCHOOL, value });
}

const conflict = () => screen.queryByText(/มีผู้บันทึกผลของงวดนี้ระหว่างที่ท่านกรอก/);

test('[GRP-06] a record that was made although its answer was lost is saved, and nobody else’s', async () => {
  const page = await openLosing(RECORD);
  recordBefore(page);
  await record(page);
  await screen.findByRole('heading', { name: SAVED });
  expect(page.toasts.map(({ text }) => text)).toEqual(['บันทึกแล้ว']);
  expect(await screen.findByText('หักไม่ได้ 5,000.00 บาท (1 คน)')).toBeDefined();
  expect(conflict()).toBeNull();
});
