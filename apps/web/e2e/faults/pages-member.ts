import { type FeedRow, MEMBER } from './case.ts';

const LOAN = 'สม.2569/49069';
const ACCOUNT = '01-2-49069-1';

const onLoad = { how: 'on load', who: MEMBER } as const;

/** Feeds of the member area. */
export const memberFeeds = {
  memberOverviewShow: {
    ...onLoad,
    at: '/member/status',
    heading: 'ภาพรวมของฉัน',
    shows: '959,876.22',
    wrongType: 'share_by_year',
    missing: 'recent',
  },
  memberInfoShow: {
    ...onLoad,
    at: '/member/status',
    heading: 'ภาพรวมของฉัน',
    shows: 'ครูชำนาญการพิเศษ',
    wrongType: 'birth_date',
    missing: 'salary_amount',
  },
  memberShareList: {
    ...onLoad,
    at: '/member/share',
    heading: 'ทุนเรือนหุ้น',
    shows: '480,200.00',
    wrongType: 'period_share_amount',
    missing: 'share_begin',
  },
  memberLoanList: {
    ...onLoad,
    at: '/member/loan',
    heading: 'เงินกู้',
    shows: '959,876.22',
    wrongType: 'loans.*.loanapprove_amt',
    missing: 'loans.*.startcont_date',
  },
  memberLoanStatementShow: {
    ...onLoad,
    at: `/member/loan_statement/${encodeURIComponent(LOAN)}`,
    heading: LOAN,
    shows: '939,700.00',
    wrongType: 'contract.startcont_date',
    missing: 'contract.loanapprove_amt',
  },
  memberDepositList: {
    ...onLoad,
    at: '/member/deposit',
    heading: 'เงินฝาก',
    shows: '61,953.20',
    wrongType: 'accounts.*.prncbal',
    missing: 'accounts.*.open_date',
  },
  memberDepositStatementShow: {
    ...onLoad,
    at: `/member/dep_statement/${ACCOUNT}`,
    heading: ACCOUNT,
    shows: '53,848.38',
    wrongType: 'account.withdrawable',
    missing: 'account.deptaccount_name',
  },
  memberKepList: {
    ...onLoad,
    at: '/member/kep',
    heading: 'รายการเรียกเก็บ',
    shows: 'ยอดเรียกเก็บ พฤศจิกายน 2569',
    wrongType: 'months.*.receive_amount',
    missing: 'months.*.receipt_no',
  },
  memberKepShow: {
    ...onLoad,
    at: '/member/kep?period=256910',
    heading: 'รายการเรียกเก็บ',
    shows: 'เงินที่หักไปอยู่ที่ไหน',
    wrongType: 'due_date',
    missing: 'membgroup_desc',
  },
  memberKepCremList: {
    ...onLoad,
    at: '/member/kepcrem',
    heading: 'ฌาปนกิจสงเคราะห์',
    shows: 'ฌ.49069',
    wrongType: 'memberships.*.benefit_estimate',
    missing: 'arrear_times',
  },
  memberCollList: {
    ...onLoad,
    at: '/member/coll',
    heading: 'การค้ำประกัน',
    shows: 'นางวรรณา วงศ์สว่าง (00003)',
    wrongType: 'right.credit_left',
    missing: 'right.contract_limit',
  },
  memberGianList: {
    ...onLoad,
    at: '/member/gian',
    heading: 'ผู้รับโอนประโยชน์',
    shows: 'นางสมหญิง ใจงาม',
    wrongType: 'documents.*.appointed_date',
    missing: 'documents.*.covers',
  },
  memberDividendList: {
    ...onLoad,
    at: '/member/dividend',
    heading: 'ปันผลและเฉลี่ยคืน',
    shows: '14,231.14',
    wrongType: 'years.*.deductions',
    missing: 'years.*.div_rate',
  },
  memberWelfareList: {
    ...onLoad,
    at: '/member/welfare',
    heading: 'สวัสดิการ',
    shows: 'ประสบภัยพิบัติ',
    wrongType: 'rights.*.amount',
    missing: 'history',
  },
  memberRequestpromoneyList: {
    ...onLoad,
    at: '/member/requestpromoney',
    heading: 'คำขอทำรายการเงิน',
    shows: 'กรุงไทย xxx-x-x1945-5',
    wrongType: 'limits',
    missing: 'requests',
  },
  memberConfirmLetterShow: {
    ...onLoad,
    at: '/member/confirmData',
    heading: 'หนังสือยืนยันยอด',
    shows: 'ส่งคำตอบเรียบร้อยแล้ว',
    wrongType: 'letter_date',
    missing: 'lines',
  },
  memberConfirmDataShow: {
    ...onLoad,
    at: '/member/confirmData',
    heading: 'หนังสือยืนยันยอด',
    shows: 'ส่งคำตอบเรียบร้อยแล้ว',
    wrongType: 'checkedData',
    missing: 'massage',
    // Specification 8: the browser's own alert says why the state of the round is not known.
    toast: false,
    alert: (words) => new RegExp(`^ตรวจสอบการยืนยันยอดไม่สำเร็จ: ${words}`),
  },
  memberLastUpdateShow: {
    ...onLoad,
    at: '/member/password',
    heading: 'เปลี่ยนรหัสผ่าน',
    shows: 'ข้อมูล ณ วันที่ 19 พ.ย. 2569',
    keeps: /ข้อมูล ณ วันที่ {1,2}- /,
    wrongType: 'data',
    missing: 'data',
    failed: (page) => page.getByText(/ข้อมูล ณ วันที่ {1,2}- /),
    retry: 'reload',
    waits: null,
  },
  memberNotificationList: {
    ...onLoad,
    at: '/member/password',
    heading: 'เปลี่ยนรหัสผ่าน',
    open: (page) => page.getByRole('button', { name: /^การแจ้งเตือน/ }).click(),
    place: (page) => page.getByRole('dialog', { name: 'การแจ้งเตือน' }),
    shows: /^ระดมความช่วยเหลือสมาชิก/,
    keeps: 'ยังไม่มีการแจ้งเตือน',
    wrongType: 'rows',
    missing: 'rows',
    // Nobody has asked for it when the page is opened: it is told to whoever opens the list.
    toast: false,
    failed: (page, words) =>
      page
        .getByRole('dialog', { name: 'การแจ้งเตือน' })
        .getByRole('alert')
        .filter({ hasText: words }),
    retry: (page) =>
      page.getByRole('dialog', { name: 'การแจ้งเตือน' }).getByRole('button', { name: 'ลองใหม่' }),
    waits: null,
  },
} as const satisfies Record<string, FeedRow>;
