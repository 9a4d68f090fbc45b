import type { FamilyLine, MemberFamily } from '@coop/contracts/member/family';
import { parseBaht } from '@coop/format/money';
import { paths } from '../../site/paths.ts';
import { lessOf, originOf, rowOf } from '../../tables/origins/origin.ts';
import { text } from './text.ts';

// Where the sums of the family's sheet come from.

const PAGES: Partial<Record<FamilyLine['kind'], string>> = {
  หุ้น: paths.member.share,
  เงินฝาก: paths.member.deposit,
  ฌาปนกิจ: paths.member.welfareFunds,
  ประกัน: paths.member.welfareFunds,
  สวัสดิการ: paths.member.welfare,
};

/** Returns what is owned, covered and owed, and what is left of it. */
export function sheetOrigins({ lines, owned, covered, owed, left }: MemberFamily) {
  const of = (name: string, baht: string, ...kinds: FamilyLine['kind'][]) =>
    originOf(
      name,
      parseBaht(baht),
      lines
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ kind, item_desc, ref_no, amount }) =>
          rowOf([item_desc, ref_no].filter(Boolean).join(' '), amount, {
            to: kind === 'หนี้' ? paths.member.loanStatement(ref_no) : PAGES[kind],
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
