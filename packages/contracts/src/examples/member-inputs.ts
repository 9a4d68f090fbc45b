import type { areas } from '../endpoints.ts';
import type { InputsOf } from './input.ts';

/** The smallest picture. */
export const SMALLEST_PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const NEW_PASSWORD = { body: { ticket: 'Zk3…', otp: '123456', mem_password: 'ใหม่กว่าเดิม9' } };

export const memberInputs = {
  memberAuthLogin: {
    body: {
      membership_no: '00001',
      mem_password: 'demo1234',
      remember: false,
      recaptcha: 'always-pass',
    },
  },
  memberConfirmDataShow: { params: { year: '2026' } },
  memberConfirmCreate: {
    body: {
      letter_no: 'ยย.2569/00001',
      lines: [
        { kind: 'loan', ref_no: 'ฉฉ.2568/00045', answer: 'Y' },
        {
          kind: 'deposit',
          ref_no: '01-2-00345-6',
          answer: 'N',
          member_balance: '10500.00',
          remark: 'ฝากเพิ่ม 500 บาท 30 ธ.ค.',
        },
      ],
    },
  },
  memberDepositStatementShow: { body: { deptaccount_no: '01-2-00345-6' } },
  memberFamilyShow: { body: { mem_password: 'demo1234' } },
  memberKepShow: { body: { recv_period: '256902' } },
  memberLoanStatementShow: { body: { loancontract_no: 'สม.2569/00123' } },
  memberNotificationAuthShow: {
    body: { socket_id: '1234.5678', channel_name: 'private-coop-demo-00001' },
  },
  memberRequestpromoneyCreate: {
    body: {
      idempotency_key: '7f9c24e8-3b12-4c1a',
      request_type: 'WITHDRAW',
      ref_no: '01-2-00345-6',
      amount: '500.00',
      reason: 'ค่ารักษาพยาบาล',
    },
  },
  memberRequestpromoneyCancel: { body: { request_no: 'R2569-000123' } },
  memberRequestpromoneyStop: { body: { request_no: 'R2569-000123' } },
  memberUploadCreate: {
    body: {
      image: SMALLEST_PNG,
      name: 'me.png',
      croppedArea: { x: 0, y: 0, width: 100, height: 100 },
      croppedAreaPixels: { x: 0, y: 0, width: 1, height: 1 },
    },
  },
  memberWelfareCreate: {
    body: {
      idempotency_key: '6f1c2a9e-0d4b-4b6a-9c55-3f6f3c1d2e10',
      welfare_code: 'HOSPITAL',
      event_date: '2026-11-10',
      quantity: 2,
      pay_to: '',
      note: 'ไข้เลือดออก',
      files: [{ name: 'ใบรับรองแพทย์.png', data: SMALLEST_PNG }],
    },
  },
  memberWelfareCancel: { body: { request_no: 'W2569-00001-21' } },
  memberCalendarFeedCreate: { body: { with_amounts: false } },
  memberConsentUpdate: { body: { consent_code: 'MARKETING', given: false, version: '2569-1' } },
  memberDataCopyCreate: { body: { mem_password: 'demo1234' } },
  memberNoteSave: {
    body: {
      kind: 'KEP',
      ref_no: '256911',
      title: 'ใบเรียกเก็บเดือนพฤศจิกายน 2569',
      note: 'โอนให้ลูกแทนเดือนนี้',
      revision: 0,
    },
  },
  memberNoteDelete: { body: { kind: 'KEP', ref_no: '256911', revision: 1 } },
  memberGuarantorCheck: { body: { membership_no: '00004', amount: '100000.00' } },
  memberGuaranteeAskAnswer: { body: { application_no: 'L2569-000001', consents: true } },
  memberLoanApplyCreate: {
    body: {
      idempotency_key: '7f9c24e8-3b12-4c1a',
      loantype_code: '03',
      purpose: 'ซ่อมบ้าน',
      amount: '50000.00',
      period_payamt: 60,
      guarantors: [],
      files: [
        { paper_code: 'slip', name: 'สลิป.png', data: SMALLEST_PNG },
        { paper_code: 'id_card', name: 'บัตร.png', data: SMALLEST_PNG },
      ],
    },
  },
  memberLoanApplyPapers: {
    body: {
      idempotency_key: '7f9c24e8-3b12-4c1b',
      application_no: 'L2569-000001',
      files: [{ name: 'สลิป.png', data: SMALLEST_PNG }],
    },
  },
  memberLoanApplyCancel: { body: { application_no: 'L2569-000001' } },
  memberPasskeyOptions: { body: { mem_password: 'demo1234' } },
  memberPasskeyRegister: {
    body: { name: 'โทรศัพท์', id: 'q83v', client_data: 'eyJ0', attestation: 'o2Nm' },
  },
  memberPasskeyRemove: { body: { passkey_id: 'q83v…' } },
  memberPasskeyLogin: {
    body: { id: 'q83v', client_data: 'eyJ0', authenticator_data: 'SZYN', signature: 'MEUC' },
  },
  memberPasswordUpdate: { body: { mem_password: 'ใหม่กว่าเดิม9', mem_oldpassword: 'demo1234' } },
  memberPasswordResetStatusShow: { body: { membership_no: '00009', mem_password: 'demo1234' } },
  memberPasswordResetUpdate: {
    body: { membership_no: '00009', mem_password: 'demo1234', newPassword: 'ใหม่กว่าเดิม9' },
  },
  memberPushSubscribe: {
    body: {
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/example',
      p256dh:
        'BLE-fSt3N4vCCRFG_me3X2GenAJxMUUcIp4LkVa3FFIX8rqzNkFT-igMmOWWIXFbmz756VEOeqpFLmq1hZtbGHc',
      auth: 'IusAe_kFuxIpcWW8nOdEmA',
    },
  },
  memberPushUnsubscribe: { body: { device_id: 'q4vR2mE1yJ0bT7xK9wZcLg' } },
  memberPushSettingSave: {
    body: {
      kinds: ['bill', 'missed', 'request'],
      quiet_from: '21:00',
      quiet_to: '07:00',
      show_amounts: false,
    },
  },
  memberRegisterCheck: {
    body: {
      membership_no: '00012',
      card_person: '9123456789010',
      birth_date: '1980-05-01',
      purpose: 'register',
    },
  },
  memberRegisterCreate: NEW_PASSWORD,
  memberForgetCreate: NEW_PASSWORD,
  memberRelativeInvite: { body: { name: 'ลูกสาว', days: 30, mem_password: 'demo1234' } },
  memberRelativeEnter: { body: { membership_no: '00001', code: '123456789012' } },
  memberRelativeEnd: { body: { relative_id: 'b1f0…' } },
  memberSessionEnd: { body: { all_others: true } },
  memberTermsAccept: { body: { version: '2569-1', marketing: false, third_party: false } },
} satisfies InputsOf<typeof areas.member>;
