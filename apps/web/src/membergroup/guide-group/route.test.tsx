import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { watchDownloads } from '../../testing/downloads.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as GuideGroup } from './route.tsx';

const card = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!section) throw new Error(`no card ${name}`);
  return within(section);
};

test('[GRP-10] the guide: steps, days, contacts, files, questions', async () => {
  await openScreen(GuideGroup, { agency: '80010001', at: '/membergroup/guide_group' });
  await screen.findByRole('heading', { level: 2, name: 'ขั้นตอนในแต่ละเดือน' });
  expect(card('ขั้นตอนในแต่ละเดือน').getAllByRole('listitem')).toHaveLength(5);
  const days = card('ปฏิทินการเรียกเก็บ').getAllByRole('listitem');
  expect(days[1]?.textContent).toMatch(/30\sพ\.ย\.\s2569ครบกำหนดโอนเงิน/);
  expect(screen.getByRole('button', { name: 'ดาวน์โหลดปฏิทิน (.ics)' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'billing@coop.example' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'แบบบันทึกผลการหักเงิน (ว่าง)' })).toBeDefined();
  expect(screen.getByText('บันทึกผลผิด แก้ไขได้หรือไม่')).toBeDefined();
  // What the steps name is what the buttons are called.
  const steps = card('ขั้นตอนในแต่ละเดือน');
  for (const button of ['ดาวน์โหลดแบบฟอร์มของงวดนี้', 'ตรวจไฟล์', 'ดาวน์โหลด', 'ไฟล์ Excel (.xlsx)']) {
    expect(steps.getAllByText(button, { selector: 'b' }).length).toBeGreaterThan(0);
  }
  expect(card('แบบฟอร์มและเอกสาร').getAllByText(/^CSV · 1 KB/)).toHaveLength(2);
  expect(document.body.textContent).toContain('แก้ไขได้จนกว่าสหกรณ์จะรับเงินของงวดนั้น');
});

test('[GRP-10] the days are saved as a calendar, each with a reminder, and the same days as the same file', async () => {
  const downloads = watchDownloads();
  const { user } = await openScreen(GuideGroup, {
    agency: '80010001',
    at: '/membergroup/guide_group',
  });
  const button = await screen.findByRole('button', { name: 'ดาวน์โหลดปฏิทิน (.ics)' });
  await user.click(button);
  await user.click(button);
  const [first, second] = await Promise.all(downloads.map(({ content }) => content.text()));
  expect(second).toBe(first);
  const unfolded = first?.replaceAll('\r\n ', '') ?? '';
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201\r\n');
  expect(unfolded).toMatch(/UID:20261130-\d+@membergroup\r\n/);
  const days = unfolded.match(/BEGIN:VEVENT/g)?.length ?? 0;
  expect(days).toBeGreaterThan(2);
  expect(unfolded.match(/TRIGGER:-P1D/g)).toHaveLength(days);
  expect(unfolded.match(/SUMMARY:.+\r\nDESCRIPTION:.+/g)).toHaveLength(days);
});
