import type { BillingLine } from '@coop/contracts/membergroup/billing';
import { keyed } from '@coop/format/keyed';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Tag } from '@coop/ui/tag';
import type { ReactNode } from 'react';
import { SignedAmount } from '../../../collection/signed-amount.tsx';
import { isArrear, type Person, partsOf } from '../../billing-sheet/people.ts';
import { text } from '../../billing-sheet/text.ts';
import { kindWords } from '../../text.ts';
import styles from './rows.module.css';

/** Contract or account, instalment, and what the amount is made of. */
function detailsOf({ ref_no, period, principal, interest }: BillingLine, no: string) {
  const principalSatang = parseBaht(principal);
  const due = parseBaht(interest);
  return [
    // A share account has the member's own number.
    ref_no !== no && ref_no,
    period > 0 && `${text.instalment} ${formatCount(period)}`,
    principalSatang && `${text.principal} ${formatSatang(principalSatang)}`,
    due && `${text.interest} ${formatSatang(due)}`,
  ].filter(Boolean);
}

function Item({ line, no }: { line: BillingLine; no: string }) {
  return (
    <li className={styles.item}>
      <span>
        {kindWords(line.kind)} {isArrear(line) && <Tag tone="waiting">{text.arrears}</Tag>}
      </span>
      <Amount baht={line.amount} unit="บาท" />
      <span className={`note ${styles.details}`}>
        {keyed(detailsOf(line, no), (row) => row).map(([key, value]) => (
          <span key={key} className="nowrap">
            {value}
          </span>
        ))}
      </span>
    </li>
  );
}

type PartProps = Readonly<Record<'title' | 'name', string>> & {
  readonly sum: ReactNode;
  readonly children: readonly ReactNode[];
};

/** Shows what makes a sum, a list item each, and the sum. */
function Part({ title, name, sum, children }: PartProps) {
  return (
    <section aria-label={`${title} ${name}`}>
      <strong>{title}</strong>
      {children.length > 0 ? (
        <ul className={styles.items}>{children}</ul>
      ) : (
        <p>ไม่มีรายการเรียกเก็บเดือนนี้</p>
      )}
      <p className={`${styles.item} ${styles.sum}`}>
        <span>{text.sum}</span>
        {sum}
      </p>
    </section>
  );
}

/** Everything about a person: the items that make this month's total, and what makes the difference. */
export function Detail({ person }: { person: Person }) {
  const { member, no, name, amount, difference } = person;
  const parts = partsOf(person);
  return (
    <div className={styles.detail}>
      <Part title="รายการที่เรียกเก็บ" name={name} sum={<Amount satang={amount} unit="บาท" />}>
        {keyed(member.lines, ({ kind, ref_no }) => `${kind}/${ref_no}`).map(([key, line]) => (
          <Item key={key} line={line} no={no} />
        ))}
      </Part>
      {difference !== null && parts.length > 0 && (
        <Part title={text.why} name={name} sum={<SignedAmount satang={difference} />}>
          {keyed(parts, (row) => row.words).map(([key, { words, satang }]) => (
            <li key={key} className={styles.item}>
              <span>{words}</span>
              <SignedAmount satang={satang} />
            </li>
          ))}
        </Part>
      )}
    </div>
  );
}
