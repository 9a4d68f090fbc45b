import { path } from '@coop/addresses/path';

/** Addresses that are linked from several places, made from the rows of the addresses. */
export const paths = {
  home: path('/home'),
  search: path('/search'),
  rates: path('/rates'),
  loans: path('/loans'),
  welfare: path('/welfare'),
  calendar: path('/calendar'),
  figures: path('/figures'),
  join: path('/join'),
  contact: path('/contact'),
  loancal: path('/loancal'),
  /** The calculator with the rules of a product; the amount as it is typed. */
  loancalFor: (product: string, amount: string) =>
    `${path('/loancal')}?${new URLSearchParams({ product, amount })}`,
  caldividend: path('/caldividend'),
  cookiesPolicy: path('/privacy-policy/cookies-policy'),
  privatePolicy: path('/privacy-policy/private-policy'),
  list: (category: string) => path('/list/:topicId', { topicId: category }),
  // Without a number (NaN), when the backend left it out, the link must not lead to /show/NaN.
  show: (topicId: number) => path('/show/:topicId', { topicId: String(topicId || '') }),
  board: path('/board'),
  boardPost: path('/boardPost'),
  boardShow: (boardId: number) => path('/boardShow/:topicId', { topicId: String(boardId || '') }),
  demand: path('/demand'),
  demandNew: `${path('/demand')}?view=new`,
  showDemand: (demandNo: string) => path('/showdemand/:topicId', { topicId: demandNo }),
  accessibility: path('/accessibility'),
  verify: path('/verify'),
  member: {
    logon: path('/member/logon'),
    welcome: path('/member/welcome'),
    terms: path('/member/termofconditional'),
    register: path('/member/register'),
    forget: path('/member/forget'),
    password: path('/member/password'),
    session: path('/member/session'),
    noticeSetting: path('/member/notice-setting'),
    relative: path('/member/relative'),
    requestpromoney: path('/member/requestpromoney'),
    requestFor: (type: string) => `${path('/member/requestpromoney')}?type=${type}`,
    /** The form of a repayment, filled in; the amount as the wire has it, `all` to close the contract. */
    repay: (contractNo: string, amount: string, reason: string) =>
      `${path('/member/requestpromoney')}?${new URLSearchParams({ type: 'REPAY', ref: contractNo, amount, reason })}`,
    /** The form of an order to pay more every month, filled in. */
    repayMonthly: (contractNo: string, amount: string, from: string, reason: string) =>
      `${path('/member/requestpromoney')}?${new URLSearchParams({ type: 'MONTHLY_REPAY', ref: contractNo, amount, from, reason })}`,
    status: path('/member/status'),
    share: path('/member/share'),
    loan: path('/member/loan'),
    borrow: path('/member/borrow'),
    loanApply: (product: string) =>
      `${path('/member/loan-apply')}?${new URLSearchParams({ product })}`,
    loanStatement: (contractNo: string) =>
      path('/member/loan_statement/:statement', { statement: contractNo }),
    loanPlan: (contractNo: string) => path('/member/loan-plan/:contract', { contract: contractNo }),
    deposit: path('/member/deposit'),
    depositStatement: (accountNo: string) =>
      path('/member/dep_statement/:statement', { statement: accountNo }),
    kep: path('/member/kep'),
    kepMonth: (recvPeriod: string) =>
      `${path('/member/kep')}?period=${encodeURIComponent(recvPeriod.toWellFormed())}`,
    kepPay: `${path('/member/kep')}?pay=1`,
    kepDues: `${path('/member/kep')}#dues`,
    kepcrem: path('/member/kepcrem'),
    coll: path('/member/coll'),
    gian: path('/member/gian'),
    family: path('/member/family'),
    confirmData: path('/member/confirmData'),
    dividend: path('/member/dividend'),
    /** The dividend that was paid in a calendar year (ค.ศ.). */
    dividendPaid: (year: number) => `${path('/member/dividend')}?paid=${year}`,
    /** Of the dividend that was the last approved one on a day: what it pays, or what it did not cover of a deduction. */
    dividendRow: (day: string, name = 'net') =>
      `${path('/member/dividend')}?approved=${day}#${name}`,
    /** A welfare, and a fund or insurance, by its name or code. */
    welfareRow: (name: string) => `${path('/member/welfare')}#${name}`,
    fundRow: (name: string) => `${path('/member/welfare')}?tab=3#${name}`,
    calendar: path('/member/calendar'),
    notes: path('/member/notes'),
    consent: path('/member/consent'),
    year: path('/member/year'),
    retirement: path('/member/retirement'),
    settlement: path('/member/settlement'),
    welfare: path('/member/welfare'),
    welfareFunds: `${path('/member/welfare')}?tab=3`,
  },
  membergroup: {
    logon: path('/membergroup/logon'),
    register: path('/membergroup/register'),
    forget: path('/membergroup/forget'),
    dashboard: path('/membergroup/dashboard'),
    keeprep: path('/membergroup/keeprep'),
    deliveryBook: path('/membergroup/delivery_book'),
    summarizeRep: path('/membergroup/summarize_rep'),
    password: path('/membergroup/password'),
    session: path('/membergroup/session'),
    guideGroup: path('/membergroup/guide_group'),
    deductResult: path('/membergroup/deduct_result'),
  },
} as const;

/** Returns the requested path if it is on this site, else the fallback. */
export function safeReturnTo(value: string | null, fallback: string): string {
  // `//` or a backslash would name another host.
  return value !== null && /^\/(?![/\\])[^\s\\]*$/.test(value) ? value : fallback;
}
