import type { HomeRates, ProductRate } from '@coop/contracts/info/topic';
import { keyed } from '@coop/format/keyed';
import { formatThaiDate } from '@coop/format/thai-date';
import styles from '../../../parts/topics/feed.module.css';
import { text } from './text.ts';

function Products({ title, rows }: { title: string; rows: readonly ProductRate[] }) {
  return (
    <table className={styles.products}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{text.rates.product}</th>
          <th scope="col">{text.rates.rate}</th>
        </tr>
      </thead>
      <tbody>
        {keyed(rows, ({ name }) => name).map(([key, { name, rate, since }]) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <span className="note">
                {text.rates.from} {formatThaiDate(since)}
              </span>
            </th>
            <td>{rate}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rate of every product and since when it holds. */
export function AllRates({ rates }: { rates: HomeRates }) {
  return (
    <section aria-labelledby="rates" className={styles.section}>
      <h2 id="rates" tabIndex={-1} className={styles.anchor}>
        {text.rates.allTitle}
      </h2>
      <div className={styles.pair}>
        <Products title={text.rates.loans} rows={rates.loans} />
        <Products title={text.rates.deposits} rows={rates.deposits} />
      </div>
    </section>
  );
}
