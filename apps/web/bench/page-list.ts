export interface MeasuredPage {
  readonly path: string;
  /** How the page is called in the tables, when its address is long. */
  readonly name?: string;
  /** Text that is there once the page is complete; by default whatever is there when nothing moves any more. */
  readonly ready?: string;
  /** Who has signed in; by default nobody. */
  readonly as?: 'member' | 'agency';
}

const visitor = (path: string): MeasuredPage => ({ path });
const member = (path: string): MeasuredPage => ({ path, as: 'member' });
const agency = (path: string): MeasuredPage => ({ path, as: 'agency' });

const LOAN = encodeURIComponent('สม.2569/49069');

/** Measured through both servers: the ways in, the first page of a member, a long list, a statement with a chart. */
export const MAIN_PAGES: readonly MeasuredPage[] = [
  { path: '/home', ready: 'ติดต่อ' },
  { path: '/member/logon', ready: 'รหัสผ่าน' },
  { path: '/member/status', ready: 'ดอกเบี้ยเงินกู้สะสมปีนี้', as: 'member' },
  { path: '/member/share', ready: 'รายการเคลื่อนไหวของหุ้น', as: 'member' },
  {
    path: `/member/loan_statement/${LOAN}`,
    name: '/member/loan_statement/…',
    ready: 'ดูตารางผ่อนชำระที่เหลือ',
    as: 'member',
  },
];

/** Every other address of the product, measured through the product's own kind of server. */
export const OTHER_PAGES: readonly MeasuredPage[] = [
  ...[
    '/list/news',
    '/show/103',
    '/loancal',
    '/caldividend',
    '/board',
    '/boardPost',
    '/boardShow/388',
    '/demand',
    '/showdemand/D2569-0033',
    '/election',
    '/accessibility',
    '/load',
    '/colors',
    '/privacy-policy/cookies-policy',
    '/privacy-policy/private-policy',
    '/member/registerauth',
    '/member/register',
    '/member/forget',
    '/member/impersonate',
    '/member/termofconditional',
  ].map(visitor),
  ...[
    '/member/welcome',
    '/member/loan',
    '/member/deposit',
    '/member/dep_statement/01-2-49069-1',
    '/member/kep',
    '/member/kepcrem',
    '/member/coll',
    '/member/dividend',
    '/member/welfare',
    '/member/gian',
    '/member/confirmData',
    '/member/requestpromoney',
    '/member/password',
  ].map(member),
  ...['/membergroup/logon', '/membergroup/register', '/membergroup/forget'].map(visitor),
  ...[
    '/membergroup/dashboard',
    '/membergroup/keeprep',
    '/membergroup/delivery_book',
    '/membergroup/summarize_rep',
    '/membergroup/password',
    '/membergroup/guide_group',
    '/membergroup/deduct_result',
  ].map(agency),
];
