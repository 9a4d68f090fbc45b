import type { Told } from '../laws/law.ts';
import { edited } from './edited.ts';
import { lawful } from './lawful.ts';

/** Answers that one member, one agency and a visitor are given, in agreement. */
export const TOLD: Told = {
  memberInfoShow: [lawful('memberInfoShow')],
  memberAuthLogin: [lawful('memberAuthLogin')],
  memberOverviewShow: [
    edited(lawful('memberOverviewShow'), {
      share_balance: '3000.00',
      loan_balance: '993300.00',
      loan_count: 1,
      loan_approved: '1000000.00',
      deposit_balance: '12156.10',
      'kep.receive_amount': '1820.00',
      'kep.posting_status': '1',
    }),
  ],
  memberShareList: [lawful('memberShareList')],
  memberLoanList: [lawful('memberLoanList')],
  memberLoanStatementShow: [lawful('memberLoanStatementShow')],
  memberDepositList: [edited(lawful('memberDepositList'), { as_of: '2026-03-05' })],
  memberDepositStatementShow: [lawful('memberDepositStatementShow')],
  memberKepList: [lawful('memberKepList')],
  memberKepShow: [lawful('memberKepShow')],
  memberConfirmLetterShow: [
    edited(lawful('memberConfirmLetterShow'), {
      as_of_date: '2026-01-31',
      'lines.0.ref_no': 'สม.2569/00123',
      'lines.0.balance': '1000000.00',
      'lines.1.balance': '12100.00',
    }),
  ],
  memberCollList: [lawful('memberCollList')],
  memberGianList: [
    edited(lawful('memberGianList'), {
      guarantors: [
        ['03005', '500000.00'],
        ['01890', '500000.00'],
      ].map(([guarantor_member_no, coll_amount]) => ({
        loancontract_no: 'สม.2569/00123',
        guarantor_member_no,
        coll_amount,
      })),
    }),
  ],
  memberLastUpdateShow: [{ data: '2026-03-05' }],
  memberRequestpromoneyList: [lawful('memberRequestpromoneyList')],
  membergroupDashboardShow: [
    edited(lawful('membergroupDashboardShow'), { 'periods.0.billed_amount': '12419.18' }),
  ],
  membergroupKeeprepShow: [
    edited(lawful('membergroupKeeprepShow'), {
      billed_amount: '12419.18',
      'members.0.lines.0.is_arrear': true,
      'members.0.lines.0.amount': '3.00',
    }),
  ],
  membergroupDeliveryBookShow: [lawful('membergroupDeliveryBookShow')],
  membergroupSummarizeRepShow: [lawful('membergroupSummarizeRepShow')],
  membergroupDeductResultShow: [lawful('membergroupDeductResultShow')],
  infoTopicList: [
    lawful('infoTopicList'),
    edited(lawful('infoTopicList'), { page: 2, rows: [{ topic_id: 69004 }] }),
  ],
};
