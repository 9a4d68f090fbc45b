import type { HomeRates } from '@coop/contracts/info/topic';
import { keyed } from '@coop/format/keyed';
import { formatThaiDate, toBuddhistYear } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import styles from '../../../parts/topics/feed.module.css';
import { text } from './text.ts';

/** How many products of each kind stand in the hero; the rest are further down. */
const SHOWN = 2;

/** The rates that most people ask for. */
export function RatesCard({ rates }: { rates: HomeRates }) {
  const { dividend } = rates;
  const products = [...rates.loans.slice(0, SHOWN), ...rates.deposits.slice(0, SHOWN)];
  const yearBE = toBuddhistYear(dividend.year);
  const paid = [
    { name: text.rates.dividend(yearBE), rate: dividend.dividend_rate },
    { name: text.rates.refund(yearBE), rate: dividend.refund_rate },
  ];
  // Data that the backend left out is not shown: no product without a rate, no dividend without a year.
  const rows = [
    ...products.map(({ name, rate }) => ({ name, rate })),
    ...(Number.isFinite(yearBE) ? paid : []),
  ].filter(({ rate }) => rate !== '');
  const since = [...products.map((one) => one.since), dividend.since].sort().at(-1);
  return (
    <Card title={text.rates.title}>
      <dl className={styles.rates}>
        {keyed(rows, ({ name }) => name).map(([key, { name, rate }]) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {rate} <span aria-hidden="true">%</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.since}>
        {text.rates.since(formatThaiDate(since, 'long'))} <a href="#rates">{text.rates.all}</a>
      </p>
    </Card>
  );
}
