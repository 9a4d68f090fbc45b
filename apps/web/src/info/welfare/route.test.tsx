import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Welfare } from './route.tsx';

const kind = (name: string) =>
  screen
    .getByRole('heading', { level: 2, name })
    .closest('section')
    ?.textContent.replaceAll('\u00a0', ' ');

test('[VIS-03] each kind of welfare says what one gets, who, with which papers and by when', async () => {
  await openScreen(Welfare, { at: '/welfare' });
  const birth = kind('คลอดบุตร');
  for (const sentence of [
    '1,000 บาท',
    'สมาชิกสามัญ · เป็นสมาชิกครบ 1 ปี',
    '3 ครั้งตลอดการเป็นสมาชิก',
    'ภายใน 120 วัน นับจากวันที่คลอด',
    'สูติบัตรของบุตร',
  ]) {
    expect(birth).toContain(sentence);
  }
  expect(kind('รักษาพยาบาล (นอนโรงพยาบาล)')).toContain('คืนละ 300 บาท รวมไม่เกินปีละ 1,800 บาท');
  const death = kind('สงเคราะห์ครอบครัวเมื่อสมาชิกถึงแก่กรรม');
  expect(death).toContain('เป็นสมาชิก 30 ปีขึ้นไป 600,000 บาท');
  expect(death).toContain('เป็นสมาชิกไม่ถึง 5 ปี 50,000 บาท');
  expect(death).toContain('ผู้รับโอนประโยชน์');
  expect(death).toContain('ภายใน 365 วัน นับจากวันที่มีสิทธิ');
  expect(kind('ทุนการศึกษาบุตร')).toMatch(/ภายใน 30 มิถุนายน 25\d\d/);
  expect(kind('วันเกิดสมาชิก')).toContain('สหกรณ์จ่ายให้เอง ไม่ต้องยื่น');
  expect(kind('ฌาปนกิจสงเคราะห์ (สงเคราะห์ศพ)')).toContain('ศพละ 20 บาท');
});

test('[VIS-03] a cooperative without welfare says whom to ask', async () => {
  const site = { by_laws: { welfare: { kinds: [] } }, phone: '075-123-456' };
  await openScreen(Welfare, { at: '/welfare', site });
  expect(screen.getByText('สหกรณ์ยังไม่ได้เผยแพร่สวัสดิการในหน้านี้')).toBeDefined();
  expect(screen.getByRole('link', { name: '075-123-456' })).toBeDefined();
});
