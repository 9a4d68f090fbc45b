import type { HomeRates, ProductRate } from '@coop/contracts/info/topic';
import { keyed } from '@coop/format/keyed';
import { formatThaiDate, toBuddhistYear } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Card } from '@coop/ui/card';
import { Sentence } from '@coop/ui/sentence';
import { Link } from 'react-router';
import { paths } from '../../../site/paths.ts';
import styles from './feed.module.css';

/** Number of products of each kind stand in the card; the others are folded. */
const SHOWN = 2;

/** The rates that most people ask for, and on request those of all products. */
export function RatesCard({ rates }: { rates: HomeRates }) {
  const { dividend } = rates;
  const products = [...rates.loans.slice(0, SHOWN), ...rates.deposits.slice(0, SHOWN)];
  const yearBE = toBuddhistYear(dividend.year);
  const paid = [
    { name: `เงินปันผล ปี ${yearBE}`, rate: dividend.dividend_rate },
    { name: `เงินคืนตามดอกเบี้ย ปี ${yearBE}`, rate: dividend.refund_rate },
  ];
  // Data that the backend left out is not shown: no product without a rate, no dividend without a year.
  const rows = [
    ...products.map(({ name, rate }) => ({ name, rate })),
    ...(Number.isFinite(yearBE) ? paid : []),
  ].filter(({ rate }) => rate !== '');
  const all = [...rates.loans, ...rates.deposits, dividend];
  const since = all
    .map((loan) => loan.since)
    .sort()
    .at(-1);
  return (
    <Card title="อัตราดอกเบี้ยและผลตอบแทน">
      <dl className={styles.rates}>
        {keyed(rows, ({ name }) => name).map(([key, { name, rate }]) => (
          <div key={key}>
            <dt>{joinFigures(name)}</dt>
            <dd translate="no">{`${rate}\u00a0%`}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        <Sentence>{`ปรับปรุงล่าสุด ${formatThaiDate(since, 'long')}`}</Sentence>
      </p>
      <details className={styles.all}>
        <summary>ดูอัตราทั้งหมด</summary>
        <Products title="เงินกู้" rows={rates.loans} />
        <Products title="เงินฝาก" rows={rates.deposits} />
      </details>
      <p>
        <Link to={paths.rates}>อัตราที่ผ่านมาและเงินปันผลทุกปี</Link>
      </p>
    </Card>
  );
}

/** The rate of every product of a kind and since when it holds. */
function Products({ title, rows }: { title: string; rows: readonly ProductRate[] }) {
  return (
    <table className={styles.products}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">ประเภท</th>
          <th scope="col">ร้อยละต่อปี</th>
        </tr>
      </thead>
      <tbody>
        {keyed(rows, ({ name }) => name).map(([key, { name, rate, since }]) => (
          <tr key={key}>
            <th scope="row">
              {joinFigures(name)}
              <span className="note">มีผลตั้งแต่ {joinFigures(formatThaiDate(since))}</span>
            </th>
            <td translate="no">{rate}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
