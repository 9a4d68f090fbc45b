import type { areas } from '../endpoints.ts';
import type { InputsOf } from './input.ts';
import { NEW_PASSWORD } from './member-inputs.ts';

export const membergroupInputs = {
  membergroupAuthLogin: {
    body: { member_group_no: '80010001', member_group_pass: 'demo1234', remember: false },
  },
  membergroupPasswordUpdate: { body: { mem_password: 'ใหม่กว่าเดิม9', mem_oldpassword: 'demo1234' } },
  membergroupDeductResultShow: { body: { member_group_no: '80010123', recv_period: '256902' } },
  membergroupDeductResultCheck: {
    body: {
      member_group_no: '80010123',
      recv_period: '256902',
      name: 'ผลการหักเงิน.csv',
      file: '4LmA4Lil4LiC',
    },
  },
  membergroupDeductResultCreate: {
    body: {
      member_group_no: '80010123',
      recv_period: '256902',
      lines: [{ membership_no: '01234', deducted_amount: '11419.18', reason: 'เงินไม่พอ' }],
    },
  },
  membergroupDeliveryBookShow: { body: { member_group_no: '80010123', recv_period: '256902' } },
  membergroupKeeprepShow: { body: { member_group_no: '80010123', recv_period: '256902' } },
  membergroupRegisterCheck: {
    body: {
      member_group_no: '80050004',
      tax_no: '0994500004001',
      phone: '0815500004',
      purpose: 'register',
    },
  },
  membergroupRegisterCreate: NEW_PASSWORD,
  membergroupForgetCreate: NEW_PASSWORD,
  membergroupSessionEnd: { body: { all_others: true } },
  membergroupSummarizeRepShow: { body: { member_group_no: '80010123', recv_period: '256902' } },
  membergroupTransferCreate: {
    body: {
      idempotency_key: '7f9c24e8-3b12-4c1c',
      member_group_no: '80010123',
      recv_period: '256902',
      transferred_date: '2026-02-27',
      amount: '11419.18',
      reference: 'KTB 0227-118822',
      slip: { name: 'slip.png', type: 'image/png', base64: 'iVBORw0KGgo=' },
    },
  },
  membergroupTransferWithdraw: {
    body: { member_group_no: '80010123', recv_period: '256902', transfer_no: '1' },
  },
} satisfies InputsOf<typeof areas.membergroup>;
