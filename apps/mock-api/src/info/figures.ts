import type { YearFigures } from '@coop/contracts/info/figures';
import { today } from '@coop/cooperative/moments';
import { approvedRates, lastApprovedYear } from '@coop/cooperative/rules/dividend-rates';
import { totalsOf } from '@coop/cooperative/site/topics/figures';
import { reportOf } from '@coop/cooperative/site/topics/topics';
import { formatRate, toWire } from '@coop/format/money';
import { yearOf } from '@coop/format/thai-date';
import type { HandlersOf } from '../call/handler.ts';

const YEARS = 10;

function figuresOf(year: number, day: string): YearFigures[] {
  const report = reportOf(year, day);
  if (!report) return [];
  const { members, shares, deposits, loans, reserves, assets } = totalsOf(year);
  const { dividend, refund } = approvedRates(year);
  return [
    {
      year,
      members,
      shares: toWire(shares),
      deposits: toWire(deposits),
      loans: toWire(loans),
      reserves: toWire(reserves),
      assets: toWire(assets),
      dividend_rate: formatRate(dividend),
      refund_rate: formatRate(refund),
      topic_id: report.id,
    },
  ];
}

export const infoFiguresHandlers: HandlersOf<'infoFiguresList'> = {
  infoFiguresList({ world }) {
    const day = today(world.clock);
    // The report of a year comes out in the calendar year after it.
    const last = Math.min(lastApprovedYear(day), yearOf(day) - 1);
    const years = Array.from({ length: YEARS }, (_, index) => last - index);
    return { as_of: world.view().asOf, years: years.flatMap((year) => figuresOf(year, day)) };
  },
};
