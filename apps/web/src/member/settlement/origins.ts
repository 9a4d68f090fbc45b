import type { MemberSettlement, SettlementLine } from '@coop/contracts/member/ahead/settlement';
import { parseBaht } from '@coop/format/money';
import { whose } from '../../session/whose.ts';
import { paths } from '../../site/paths.ts';
import { lessOf, originOf, rowOf } from '../../tables/origins/origin.ts';
import { isDebt } from './tables.tsx';

// Where the sums of a settlement come from.

const PAGES: Partial<Record<SettlementLine['kind'], string>> = {
  หุ้น: paths.member.share,
  เงินฝาก: paths.member.deposit,
  ปันผล: paths.member.dividend,
  สวัสดิการ: paths.member.welfare,
  ประกัน: paths.member.welfareFunds,
  ฌาปนกิจ: paths.member.welfareFunds,
  ค้างชำระ: paths.member.kep,
};

/** Address of the record behind a line. */
const linkOf = ({ kind, ref_no }: SettlementLine) =>
  kind === 'หนี้' && ref_no ? paths.member.loanStatement(ref_no) : PAGES[kind];

const rowsOf = (lines: readonly SettlementLine[]) =>
  lines.map((line) =>
    rowOf([line.item_desc, line.ref_no].filter(Boolean).join(' '), line.amount, {
      to: linkOf(line),
    }),
  );

/** Returns where what the member has, what is owed, and what is missing after the two were set off come from. */
export function settlementOrigins({ lines, owned, owed, used, missing }: MemberSettlement) {
  const name = { owned: whose('เงินและสิทธิของท่าน'), owed: 'หนี้ทั้งหมด' };
  const origin = {
    owned: originOf(name.owned, parseBaht(owned), rowsOf(lines.filter((line) => !isDebt(line)))),
    owed: originOf(name.owed, parseBaht(owed), rowsOf(lines.filter(isDebt))),
  };
  return {
    ...origin,
    missing: originOf('หนี้ที่ยังขาด', parseBaht(missing), [
      rowOf(name.owed, owed, { of: origin.owed }),
      lessOf('หักกลบแล้ว', used),
    ]),
  };
}
