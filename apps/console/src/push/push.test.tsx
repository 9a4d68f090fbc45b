import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectDone, expectRefused, firstRow, openConsole } from '../testing/open-console.tsx';

test('a fault of the push connection is set by one press, or by a form that says what is wrong with it', async () => {
  const { user, press, fill } = await openConsole('push');
  expect(await screen.findByText('ไม่มีใครเชื่อมต่อในโลกนี้')).toBeDefined();
  await press('เหตุการณ์ถัดไปหาย');
  await expectDone('ใส่ข้อผิดพลาด p1 แล้ว');
  expect(await firstRow('ข้อผิดพลาดของ push ที่ใช้อยู่')).toMatch(/^p1\s*เหตุการณ์หาย · เฉพาะครั้งที่ 1/);
  await user.click(screen.getByText('กำหนดเอง'));
  await user.selectOptions(screen.getByLabelText('สิ่งที่เกิด'), 'เหตุการณ์มาช้า');
  await fill('หน่วง (ms)', 'ช้า');
  await press('ใส่ข้อผิดพลาดนี้');
  expect(await screen.findByText('กรุณากรอกเป็นตัวเลข')).toBeDefined();
  await fill('หน่วง (ms)', '90000');
  await press('ใส่ข้อผิดพลาดนี้');
  await expectRefused('delayMs: a delay is 1 to 60000 milliseconds');
  const delay = screen.getByLabelText<HTMLInputElement>('หน่วง (ms)');
  expect(document.activeElement).toBe(delay);
  expect(delay.value).toBe('90000');
});
