import type { EndpointKey } from '@coop/contracts/endpoints';

/**
 * What a relative may open, in the words of the list that the member sees. Everything that is not named here is closed, so
 * that a new call is closed until somebody opens it.
 */
const READS: { readonly [K in EndpointKey]?: string } = {
  memberOverviewShow: 'ภาพรวม',
  memberShareList: 'ทุนเรือนหุ้น',
  memberLoanList: 'เงินกู้',
  memberLoanStatementShow: 'รายการเคลื่อนไหวเงินกู้',
  memberDepositList: 'เงินฝาก',
  memberDepositStatementShow: 'รายการเคลื่อนไหวเงินฝาก',
  memberKepList: 'รายการเรียกเก็บ',
  memberKepShow: 'ใบเสร็จรายเดือน',
  memberKepCremList: 'รายการเรียกเก็บฌาปนกิจ',
  memberDividendList: 'ปันผลและเฉลี่ยคืน',
  memberCalendarList: 'ปฏิทิน',
};

/** What every page of the member area needs, and tells nothing of the records. */
const FRAME: readonly EndpointKey[] = [
  'memberAuthShow',
  'memberAuthLogout',
  'memberTermsShow',
  'memberLastUpdateShow',
];

/** Whether a relative's call is let through: as part of the frame, as something opened, or not at all. */
export function readOf(key: EndpointKey): 'frame' | 'record' | 'closed' {
  if (FRAME.includes(key)) return 'frame';
  return READS[key] === undefined ? 'closed' : 'record';
}

export const wordsOfRead = (endpoint: string): string =>
  (READS as Readonly<Record<string, string>>)[endpoint] ?? endpoint;
