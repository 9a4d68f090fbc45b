import type { MemberSettlement, SettlementLine } from '@coop/contracts/member/ahead/settlement';
import { parseBaht } from '@coop/format/money';
import { whose } from '../../session/whose.ts';
import { lessOf, originOf, rowOf } from '../../tables/origins/origin.ts';
import { sheetRow } from '../../tables/origins/sheet-row.ts';
import { isDebt } from './tables.tsx';

// Where the sums of a settlement come from.

const rowsOf = (lines: readonly SettlementLine[], day: string) =>
  lines.map((line) =>
    rowOf([line.item_desc, line.ref_no].filter(Boolean).join(' '), line.amount, {
      to: sheetRow(line, day),
    }),
  );

/** Returns where what the member has, what is owed, and what is missing after the two were set off come from. */
export function settlementOrigins(sheet: MemberSettlement) {
  const { lines, owned, owed, used, missing, as_of: day } = sheet;
  const name = { owned: whose('เงินและสิทธิของท่าน'), owed: 'หนี้ทั้งหมด' };
  const origin = {
    owned: originOf(
      name.owned,
      parseBaht(owned),
      rowsOf(
        lines.filter((line) => !isDebt(line)),
        day,
      ),
    ),
    owed: originOf(name.owed, parseBaht(owed), rowsOf(lines.filter(isDebt), day)),
  };
  return {
    ...origin,
    missing: originOf('หนี้ที่ยังขาด', parseBaht(missing), [
      rowOf(name.owed, owed, { of: origin.owed }),
      lessOf('หักกลบแล้ว', used),
    ]),
  };
}
