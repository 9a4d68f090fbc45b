import type { EndpointKey, Response } from '@coop/contracts/endpoints';
import { example, first } from './example.ts';
import { lawfulRecords } from './lawful-records.ts';

const month = example('memberKepShow');
const security = example('memberCollList');
const heirs = example('memberGianList');
const cremation = example('memberKepCremList');
const letter = example('memberConfirmLetterShow');
const news = example('memberNotificationList');
const welfare = example('memberWelfareList');
const sheet = example('membergroupKeeprepShow');
const summary = example('membergroupSummarizeRepShow');
const topics = example('infoTopicList');
const line = first(month.lines);
const changed = { ...first(sheet.members), previous_amount: '1500.00' };
const unit = first(summary.units);

/** By call: an answer that keeps every law of it, with a second row where a law compares rows. */
export const LAWFUL: { readonly [K in EndpointKey]?: Response<K> } = {
  ...lawfulRecords,
  memberCollList: {
    ...security,
    guarantees: [
      first(security.guarantees),
      {
        ...first(security.guarantees),
        loancontract_no: 'สม.2560/00002',
        principal_balance: '0.00',
        guarantee_amount: '100000.00',
        released_date: '2025-12-01',
        coll_status: 'พ้นภาระ',
      },
    ],
  },
  memberGianList: {
    ...heirs,
    documents: [
      first(heirs.documents),
      {
        ...first(heirs.documents),
        document_no: 'ผป.2560/00001',
        appointed_date: '2017-01-12',
        document_status: 'ถูกแทน',
        replaced_date: '2022-01-12',
      },
    ],
  },
  memberKepCremList: {
    ...cremation,
    rows: [
      first(cremation.rows),
      { ...first(cremation.rows), recv_period: '256903', paid_status: '0', receipt_no: '' },
    ],
  },
  memberOverviewShow: {
    ...example('memberOverviewShow'),
    kep: { recv_period: '256902', receive_amount: '1500.00', posting_status: '0', lines: [line] },
    previous_receive_amount: '1440.00',
    kep_changes: month.changes,
    overdue_months: [
      { recv_period: '256812', amount: '1.00' },
      { recv_period: '256901', amount: '1.00' },
    ],
    share_by_year: [
      { year: 2025, balance: '380780.00' },
      { year: 2026, balance: '397280.00' },
    ],
    recent: ['2026-10-31', '2026-09-30'].map((operate_date) => ({
      operate_date,
      kind: 'share',
      ref_no: '00001',
      item_desc: 'หุ้นรายเดือน',
      amount: '1500.00',
      sign_status: 1,
      item_code: 'SHR',
    })),
  },
  memberConfirmLetterShow: {
    ...letter,
    lines: [
      ...letter.lines,
      { kind: 'share', ref_no: '00001', item_desc: 'หุ้น', balance: '1500.00' },
    ],
    share_total: '1500.00',
  },
  memberNotificationList: {
    ...news,
    rows: [
      first(news.rows),
      { ...first(news.rows), notification_id: 2050, created_at: '2026-01-31 09:00:00' },
    ],
  },
  memberWelfareList: {
    ...welfare,
    history: [
      first(welfare.history),
      {
        ...first(welfare.history),
        request_no: 'W2569-00001-05',
        request_date: '2026-03-01',
        pay_date: '',
        status: 'รอการอนุมัติ',
      },
    ],
  },
  membergroupDashboardShow: example('membergroupDashboardShow'),
  membergroupKeeprepShow: {
    ...sheet,
    member_count: 2,
    billed_amount: '13919.18',
    totals: sheet.totals.map((total) =>
      total.kind === 'SHARE' ? { ...total, count: 2, amount: '3000.00' } : total,
    ),
    members: [
      changed,
      {
        ...changed,
        seq_no: 2,
        membership_no: '01235',
        amount: '1500.00',
        lines: changed.lines.slice(0, 1),
        causes: [],
      },
    ],
  },
  membergroupSummarizeRepShow: {
    ...summary,
    member_count: 2,
    units: [
      { ...unit, billed_amount: '12419.18' },
      {
        ...unit,
        unit_no: '0123-02',
        billed_amount: '0.00',
        remain_amount: '0.00',
        totals: [],
      },
    ],
  },
  membergroupDeductResultShow: example('membergroupDeductResultShow'),
  infoTopicList: {
    ...topics,
    total: 3,
    rows: ['2026-02-01', '2026-02-03', '2026-02-02'].map((published_at, index) => ({
      ...first(topics.rows),
      topic_id: 69001 + index,
      published_at,
      pinned: index === 0,
    })),
  },
};

/** Returns the lawful answer to a call, its example otherwise. */
export const lawful = <K extends EndpointKey>(key: K): Response<K> => LAWFUL[key] ?? example(key);
