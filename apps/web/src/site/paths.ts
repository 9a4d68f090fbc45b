/** Addresses that are linked from several places. The route table is in routes.tsx. */
export const paths = {
  home: '/home',
  loancal: '/loancal',
  /** The calculator with the rules of a product; the amount as it is typed. */
  loancalFor: (product: string, amount: string) =>
    `/loancal?${new URLSearchParams({ product, amount })}`,
  caldividend: '/caldividend',
  cookiesPolicy: '/privacy-policy/cookies-policy',
  privatePolicy: '/privacy-policy/private-policy',
  list: (category: string) => `/list/${encodeURIComponent(category)}`,
  // Without a number (NaN), when the backend left it out, the link must not lead to /show/NaN.
  show: (topicId: number) => `/show/${topicId || ''}`,
  board: '/board',
  boardPost: '/boardPost',
  boardShow: (boardId: number) => `/boardShow/${boardId || ''}`,
  demand: '/demand',
  demandNew: '/demand?view=new',
  showDemand: (demandNo: string) => `/showdemand/${encodeURIComponent(demandNo)}`,
  accessibility: '/accessibility',
  verify: '/verify',
  member: {
    logon: '/member/logon',
    welcome: '/member/welcome',
    terms: '/member/termofconditional',
    register: '/member/register',
    forget: '/member/forget',
    password: '/member/password',
    session: '/member/session',
    noticeSetting: '/member/notice-setting',
    relative: '/member/relative',
    requestpromoney: '/member/requestpromoney',
    requestFor: (type: string) => `/member/requestpromoney?type=${type}`,
    /** The form of a repayment, filled in; the amount as the wire has it, `all` to close the contract. */
    repay: (contractNo: string, amount: string, reason: string) =>
      `/member/requestpromoney?${new URLSearchParams({ type: 'REPAY', ref: contractNo, amount, reason })}`,
    /** The form of an order to pay more every month, filled in. */
    repayMonthly: (contractNo: string, amount: string, from: string, reason: string) =>
      `/member/requestpromoney?${new URLSearchParams({ type: 'MONTHLY_REPAY', ref: contractNo, amount, from, reason })}`,
    status: '/member/status',
    share: '/member/share',
    loan: '/member/loan',
    borrow: '/member/borrow',
    loanApply: (product: string) => `/member/loan-apply?${new URLSearchParams({ product })}`,
    loanStatement: (contractNo: string) =>
      `/member/loan_statement/${encodeURIComponent(contractNo)}`,
    loanPlan: (contractNo: string) => `/member/loan-plan/${encodeURIComponent(contractNo)}`,
    deposit: '/member/deposit',
    depositStatement: (accountNo: string) =>
      `/member/dep_statement/${encodeURIComponent(accountNo)}`,
    kep: '/member/kep',
    kepMonth: (recvPeriod: string) => `/member/kep?period=${encodeURIComponent(recvPeriod)}`,
    kepPay: '/member/kep?pay=1',
    kepcrem: '/member/kepcrem',
    coll: '/member/coll',
    gian: '/member/gian',
    family: '/member/family',
    confirmData: '/member/confirmData',
    dividend: '/member/dividend',
    calendar: '/member/calendar',
    notes: '/member/notes',
    consent: '/member/consent',
    retirement: '/member/retirement',
    settlement: '/member/settlement',
    welfare: '/member/welfare',
    welfareFunds: '/member/welfare?tab=3',
  },
  membergroup: {
    logon: '/membergroup/logon',
    register: '/membergroup/register',
    forget: '/membergroup/forget',
    dashboard: '/membergroup/dashboard',
    keeprep: '/membergroup/keeprep',
    deliveryBook: '/membergroup/delivery_book',
    summarizeRep: '/membergroup/summarize_rep',
    password: '/membergroup/password',
    session: '/membergroup/session',
    guideGroup: '/membergroup/guide_group',
    deductResult: '/membergroup/deduct_result',
  },
} as const;

/** Returns the requested path if it is on this site, else the fallback. */
export function safeReturnTo(value: string | null, fallback: string): string {
  // `//` or a backslash would name another host.
  return value !== null && /^\/(?![/\\])[^\s\\]*$/.test(value) ? value : fallback;
}
