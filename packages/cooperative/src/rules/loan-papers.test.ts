import { expect, test } from 'vitest';
import { paymentQr } from './bank-accounts.ts';
import { paperName, papersOf } from './loan-papers.ts';

const codes = (...args: Parameters<typeof papersOf>) => papersOf(...args).map(({ code }) => code);

test('each product asks for its papers, in their order', () => {
  expect(codes('emergency', true)).toEqual([]);
  expect(codes('shareSecured', true)).toEqual(['slip', 'id_card']);
  expect(codes('special', true)).toEqual([
    'slip',
    'certificate',
    'id_card',
    'spouse',
    'deed',
    'building',
  ]);
  expect(codes('academic', true)).toEqual(['slip', 'id_card', 'spouse', 'rank_order']);
});

test('a spouse consents where there is one, and a purpose may have nothing to show', () => {
  expect(papersOf('ordinary', false)).toEqual([
    { code: 'slip', name: 'สลิปเงินเดือนล่าสุด', required: true },
    { code: 'certificate', name: 'หนังสือรับรองเงินเดือนคงเหลือที่หน่วยงานลงนาม', required: true },
    { code: 'id_card', name: 'สำเนาบัตรประจำตัวประชาชน', required: true },
    { code: 'purpose', name: 'หลักฐานของสิ่งที่จะใช้เงินกู้', required: false },
  ]);
  expect(codes('ordinary', true)).toContain('spouse');
});

test('a paper is known by its code', () => {
  expect(paperName('deed')).toBe('สำเนาโฉนดที่ดินหน้าหลัง');
  expect([paperName('letter'), paperName(undefined)]).toEqual([undefined, undefined]);
});

test('a bill’s code names the cooperative, two references and the amount in satang', () => {
  expect(paymentQr('00001', '256911', 1_091_918)).toBe('|099400012345600\r00001\r256911\r1091918');
});
