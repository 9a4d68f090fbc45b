import { expect, test } from 'vitest';
import type { PeriodPreset } from './period.ts';
import { periodName } from './period.ts';

test.each<[PeriodPreset, string, string, string, string | undefined]>([
  ['fiscal', '2026-01-01', '2026-11-22', 'ปีบัญชี 2569', '1 ม.ค. 2569 ถึง 22 พ.ย. 2569'],
  ['lastFiscal', '2024-07-01', '2025-06-30', 'ปีบัญชี 2568', '1 ก.ค. 2567 ถึง 30 มิ.ย. 2568'],
  ['month', '2026-11-01', '2026-11-22', 'พฤศจิกายน 2569', '1 พ.ย. 2569 ถึง 22 พ.ย. 2569'],
  ['quarter', '2026-08-23', '2026-11-22', '23 ส.ค.-22 พ.ย. 2569', undefined],
  ['own', '2025-12-30', '2026-01-02', '30 ธ.ค. 2568-2 ม.ค. 2569', undefined],
  ['all', '', '2026-11-22', 'ถึง 22 พ.ย. 2569', 'ทั้งหมด'],
  ['own', '', '2026-01-02', 'ถึง 2 ม.ค. 2569', 'ทั้งหมด'],
  ['own', '2026-01-02', '', 'ตั้งแต่ 2 ม.ค. 2569', undefined],
  ['all', '', '', 'ทั้งหมด', undefined],
])('[MEM-28] the days of %s from %s to %s are called %s', (preset, from, to, period, days) => {
  expect(periodName(preset, { from, to })).toEqual(days ? { period, days } : { period });
});
