import type { BillingLine } from '@coop/contracts/membergroup/billing';
import { keyed } from '@coop/format/keyed';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Tag } from '@coop/ui/tag';
import type { ReactNode } from 'react';
import { SignedAmount } from '../../../parts/month/signed-amount.tsx';
import { kindWords } from '../../text.ts';
import { isArrear, lineKey } from '../lines.ts';
import { text } from '../text.ts';
import { partsOf } from './causes.ts';
import styles from './detail.module.css';
import type { Person } from './people.ts';

const isZero = (baht: string) => (parseBaht(baht) ?? 0) === 0;

/** Contract or account, instalment, and what the amount is made of. */
function detailsOf({ ref_no, period, principal, interest }: BillingLine, no: string): string[] {
  return [
    // A share account has the member's own number.
    ...(ref_no && ref_no !== no ? [ref_no] : []),
    ...(period > 0 ? [`${text.instalment} ${formatCount(period)}`] : []),
    ...(isZero(principal) ? [] : [`${text.principal} ${formatSatang(parseBaht(principal))}`]),
    ...(isZero(interest) ? [] : [`${text.interest} ${formatSatang(parseBaht(interest))}`]),
  ];
}

function Item({ line, no }: { line: BillingLine; no: string }) {
  const details = detailsOf(line, no);
  return (
    <li className={styles.item}>
      <span>
        {kindWords(line.kind)} {isArrear(line) && <Tag tone="waiting">{text.arrears}</Tag>}
      </span>
      <Amount baht={line.amount} />
      {details.length > 0 && (
        <span className={styles.details}>
          {keyed(details, (one) => one).map(([key, one]) => (
            <span key={key} className="nowrap">
              {one}
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

function Sum({ children }: { children: ReactNode }) {
  return (
    <p className={`${styles.item} ${styles.sum}`}>
      <span>{text.sum}</span>
      {children}
    </p>
  );
}

/** Everything about a person: the items that make this month's total, and what makes the difference. */
export default function Detail({ person }: { person: Person }) {
  const { member, no, amount, difference } = person;
  const parts = partsOf(person);
  return (
    <div className={styles.detail}>
      <section aria-label={`${text.items} ${person.name}`}>
        <p className={styles.title}>{text.items}</p>
        {member.lines.length === 0 ? (
          <p>{text.noItems}</p>
        ) : (
          <ul className={styles.items}>
            {keyed(member.lines, (line) => `${line.kind}/${lineKey(line)}`).map(([key, line]) => (
              <Item key={key} line={line} no={no} />
            ))}
          </ul>
        )}
        <Sum>
          <Amount satang={amount} />
        </Sum>
      </section>
      {difference !== null && parts.length > 0 && (
        <section aria-label={`${text.why} ${person.name}`}>
          <p className={styles.title}>{text.why}</p>
          <ul className={styles.items}>
            {keyed(parts, (one) => one.words).map(([key, { words, satang }]) => (
              <li key={key} className={styles.item}>
                <span>{words}</span>
                <SignedAmount satang={satang} />
              </li>
            ))}
          </ul>
          <Sum>
            <SignedAmount satang={difference} />
          </Sum>
        </section>
      )}
    </div>
  );
}
