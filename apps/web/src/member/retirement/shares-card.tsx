import type { MemberRetirement } from '@coop/contracts/member/ahead/retirement';
import { formatRate, parseRate } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { type Fact, Facts } from '@coop/ui/facts';
import { Spoken } from '../../parts/read-aloud/spoken.tsx';
import type { RetirementPlan } from './plan.ts';
import { text } from './text.ts';
import { yearName } from './years.tsx';

/** Shares and the dividend of a whole year: the first without a salary, and the last that is shown. */
function factsOf({ years, months, retireOn, next, lastPaid }: RetirementPlan): Fact[] {
  const whole = years.filter((one) => one.dividendSatang !== null);
  const first = whole.find((one) => one.from >= (retireOn ?? next.on));
  const last = whole.at(-1);
  const end = months.at(-1);
  const begin = lastPaid ?? next;
  const shown = first === last ? [first] : [first, last];
  const at = [begin, ...(end ? [end] : [])];
  return [
    ...at.map(({ on, sharesSatang }) => ({
      term: text.sharesAt(formatThaiDate(on)),
      value: <Amount satang={sharesSatang} />,
    })),
    ...shown.flatMap((one) =>
      one
        ? [
            {
              term: text.dividendOf(yearName(one)),
              value: <Amount satang={one.dividendSatang} />,
            },
          ]
        : [],
    ),
  ];
}

/** What the shares come to, and what they then bring each year. */
export function SharesCard({ data, plan }: { data: MemberRetirement; plan: RetirementPlan }) {
  const rate = formatRate(parseRate(data.div_rate));
  const monthly = (words: string, baht: string) => (
    <span className="whole">
      {words} <Amount baht={baht} size="s" unit={text.baht} />
    </span>
  );
  return (
    <Card title={text.shares}>
      <Spoken of={text.shares}>
        <Facts rows={factsOf(plan)} />
        <p className="note">
          {text.dividendRate(rate, yearName({ to: `${data.rate_year}-12-31` }))}{' '}
          {plan.retireOn !== null && monthly(text.monthlyShare, data.period_share_amount)}{' '}
          {monthly(
            plan.retireOn === null ? text.monthlyShare : text.monthlyThen,
            data.pension_share_amount,
          )}
        </p>
      </Spoken>
    </Card>
  );
}
