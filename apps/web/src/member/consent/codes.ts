import type { KepMonth } from '@coop/contracts/member/kep';
import type { NoteKind } from '@coop/contracts/member/own/note';
import { text as bill } from '../../collection/bill/text.ts';
import { heldTitles } from '../../collection/held-band.tsx';
import { text as loan } from '../../planners/loan/text.ts';
import {
  collectMethods,
  noticeKinds,
  noticeResults,
  receiptKinds,
  relativeStates,
  requestNames,
} from '../code-words/code-words.ts';
import { text } from './text.ts';

const NOTED = {
  LOAN: 'สัญญาเงินกู้',
  LOAN_ROW: 'รายการเงินกู้',
  DEPOSIT: 'บัญชีเงินฝาก',
  DEPOSIT_ROW: 'รายการเงินฝาก',
  SHARE_ROW: 'รายการหุ้น',
  KEP: 'ใบเรียกเก็บ',
  REQUEST: 'คำขอ',
} as const satisfies Record<NoteKind, string>;

const YES_OR_NO = { '0': 'ไม่ใช่', '1': 'ใช่' } as const satisfies Record<
  KepMonth['posting_status'],
  string
>;

/** Words of the codes in a field, as the pages say them. */
export const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  event: text.events,
  item_group: bill.groups,
  payer: { AGENCY: 'หน่วยงานหักให้', SELF: 'ท่านชำระเอง' },
  posting_status: YES_OR_NO,
  paid_status: YES_OR_NO,
  goes: heldTitles,
  kind: { ...receiptKinds, ...NOTED },
  payment_type: { '0': loan.methods.equal_principal, '1': loan.methods.equal_total },
  interest_rounding: loan.roundings,
  instalment_rounding: loan.roundings,
  collect_method: collectMethods,
  request_type: requestNames,
  kinds: noticeKinds,
  result: noticeResults,
  state: relativeStates,
};
