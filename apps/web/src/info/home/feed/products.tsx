import type { ProductRate } from '@coop/contracts/info/topic';
import { keyed } from '@coop/format/keyed';
import { formatThaiDate } from '@coop/format/thai-date';
import styles from './feed.module.css';
import { text } from './text.ts';

/** The rate of every product of a kind and since when it holds. */
export function Products({ title, rows }: { title: string; rows: readonly ProductRate[] }) {
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
