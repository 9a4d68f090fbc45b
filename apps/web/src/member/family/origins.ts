import type { FamilyLine, MemberFamily } from '@coop/contracts/member/family';
import { parseBaht } from '@coop/format/money';
import { lessOf, originOf, rowOf } from '../../tables/origins/origin.ts';
import { sheetRow } from '../../tables/origins/sheet-row.ts';
import { text } from './text.ts';

// Where the sums of the family's sheet come from.

/** Returns what is owned, covered and owed, and what is left of it. */
export function sheetOrigins({ lines, owned, covered, owed, left, as_of: day }: MemberFamily) {
  const of = (name: string, baht: string, ...kinds: FamilyLine['kind'][]) =>
    originOf(
      name,
      parseBaht(baht),
      lines
        .filter(({ kind }) => kinds.includes(kind))
        .map((line) =>
          rowOf([line.item_desc, line.ref_no].filter(Boolean).join(' '), line.amount, {
            to: sheetRow(line, day),
          }),
        ),
    );
  const parts = {
    owned: of(text.owned, owned, 'หุ้น', 'เงินฝาก'),
    covered: of(text.covered, covered, 'ฌาปนกิจ', 'ประกัน', 'สวัสดิการ'),
    owed: of(text.owed, owed, 'หนี้'),
  };
  const whole = originOf('ยอดที่เหลือให้ครอบครัว', parseBaht(left), [
    rowOf(text.owned, owned, { of: parts.owned }),
    rowOf(text.covered, covered, { of: parts.covered }),
    lessOf(text.owed, owed, { of: parts.owed }),
  ]);
  return { ...parts, left: whole };
}
