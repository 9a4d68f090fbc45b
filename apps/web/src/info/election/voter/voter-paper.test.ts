import { expect, test } from 'vitest';
import { expectPrintAsFile } from '../../../testing/read-paper.tsx';
import { voterFile } from './voter-paper.ts';

test('[PUB-20] print and file of the voter’s card say the same: who, where, when, what to bring', async () => {
  const voter = {
    membership_no_masked: 'xxx01',
    name_masked: 'นายสมชาย ใจxxxx',
    card_person_masked: '3-xxxx-xxxxx-xx-1',
    unit_no: 7,
    unit_name: 'ลานสกา',
    place: 'โรงเรียนลานสกา',
    map_url: '',
    open_at: '2026-11-08 08:00:00',
    close_at: '2026-11-08 12:00:00',
    field_number: 1,
    sequence: 12,
  };
  const words = await expectPrintAsFile(voterFile(voter, 'การเลือกตั้งปี 2569').papers);
  expect(words).toContain('นายสมชายใจxxxx');
  expect(words).toContain('หน่วย7ลานสกา');
  expect(words).toContain('โปรดนำบัตรนี้และบัตรประจำตัวประชาชน');
});
