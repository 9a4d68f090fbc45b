import type { SettlementLine } from '@coop/contracts/member/ahead/settlement';
import { paths } from '../../site/paths.ts';
import { rowIn } from '../statement/marked-rows.ts';

type SheetLine = Pick<SettlementLine, 'kind' | 'item_desc' | 'ref_no'>;

/** Address of the row behind a line of all that a member has and owes, as it stands on a day. */
export function sheetRow({ kind, item_desc, ref_no }: SheetLine, day: string): string | undefined {
  const { member } = paths;
  switch (kind) {
    case 'หุ้น':
      return rowIn(member.share, day);
    case 'เงินฝาก':
      return `${member.deposit}#${ref_no}`;
    case 'หนี้':
      return ref_no ? rowIn(member.loanStatement(ref_no), day) : undefined;
    case 'ปันผล':
      return member.dividendRow(day);
    case 'สวัสดิการ':
      return member.welfareRow(item_desc);
    case 'ประกัน':
    case 'ฌาปนกิจ':
      return member.fundRow(item_desc);
    case 'ค้างชำระ':
      return member.kepDues;
    default:
      return undefined;
  }
}
