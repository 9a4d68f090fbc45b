import type * as wire from '@coop/contracts/member/own/year';
import {
  betterOff,
  deriveYears,
  sumOfGroup,
  YEAR_GROUPS,
  type YearKind,
  type YearLine,
  type YearSummary,
} from '@coop/cooperative/money/year-summary';
import { toWire } from '@coop/format/money';
import type { HandlersOf } from '../../call/handler.ts';
import { stamp } from '../../paper/verify/stamp.ts';
import { yearPaper } from '../../paper/verify/year.ts';

const NAMES: Record<YearKind, string> = {
  DIVIDEND: 'เงินปันผล',
  REFUND: 'เงินเฉลี่ยคืน',
  DEPOSIT_INTEREST: 'ดอกเบี้ยเงินฝาก',
  LOAN_INTEREST: 'ดอกเบี้ยเงินกู้',
  CREMATION: 'เงินสงเคราะห์และค่าบำรุงฌาปนกิจ',
  INSURANCE: 'เบี้ยประกันสินเชื่อ',
  SHARES: 'ทุนเรือนหุ้น',
  DEPOSITS: '',
  LOANS: '',
};

const groupOf = (kind: YearKind) =>
  Object.entries(YEAR_GROUPS).find(([, kinds]) =>
    (kinds as readonly YearKind[]).includes(kind),
  )?.[0] as wire.YearLine['group'];

function lineOf({ kind, name, refNo, satang, balances, borrowedSatang }: YearLine): wire.YearLine {
  return {
    group: groupOf(kind),
    kind,
    item_desc: [NAMES[kind], name].filter(Boolean).join(' '),
    ref_no: refNo,
    amount: toWire(satang),
    ...(balances && { before: toWire(balances[0]), after: toWire(balances[1]) }),
    ...(borrowedSatang !== undefined && { borrowed: toWire(borrowedSatang) }),
  };
}

function describe(year: YearSummary): Omit<wire.YearSummary, 'verification'> {
  return {
    year: year.year,
    counted_to: year.countedTo,
    earned: toWire(sumOfGroup(year, 'EARNED')),
    paid: toWire(sumOfGroup(year, 'PAID')),
    saved: toWire(sumOfGroup(year, 'SAVED')),
    owed_less: toWire(sumOfGroup(year, 'OWED_LESS')),
    better_off: toWire(betterOff(year)),
    lines: year.lines.map(lineOf),
  };
}

export const memberYearHandlers: HandlersOf<'memberYearList'> = {
  memberYearList({ world, no }) {
    return world.derived('year', no, (records) => ({
      as_of: records.view.asOf,
      years: deriveYears(records).map((year) => ({
        ...describe(year),
        verification: stamp(world, yearPaper(records, year)),
      })),
    }));
  },
};
