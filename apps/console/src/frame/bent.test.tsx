import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectDone, openConsole } from '../testing/open-console.tsx';

test('every page says what is bent in this world, and no longer counts a spent fault', async () => {
  const { world, user, press } = await openConsole('time');
  await press('หยุดนาฬิกา');
  await expectDone('นาฬิกาของโลกนี้หยุดแล้ว');
  expect(await screen.findByRole('link', { name: 'นาฬิกาหยุด' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^ข้อผิดพลาด/ })).toBeNull();
  world.faults.add({ endpoint: 'memberShareList', status: 503, times: 1 });
  await user.click(await screen.findByRole('link', { name: 'ข้อผิดพลาด 1' }));
  expect(await screen.findByRole('heading', { name: 'ใส่ข้อผิดพลาด', level: 1 })).toBeDefined();
  const call = { url: '/', headers: {} };
  expect(world.faults.take('memberShareList', call)).toBeDefined();
  expect(await screen.findByText('ใช้ครบแล้ว')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^ข้อผิดพลาด/ })).toBeNull();
});

test('the clock goes 31 minutes on, and stands where it was stopped', async () => {
  const { world, press } = await openConsole('time');
  const before = world.clock.now();
  await press('หยุดนาฬิกา');
  await press('+31 นาที');
  await expectDone(/^เวลาในโลกนี้เป็น/);
  expect(world.clock.now() - before).toBe(31 * 60_000);
  expect(world.clock.isFrozen()).toBe(true);
});
