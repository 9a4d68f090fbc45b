import type { CremMembership } from '@coop/contracts/member/kepcrem';
import { keyed } from '@coop/format/keyed';
import { formatRate, parseBaht, parseRate } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { type Fact, Facts } from '@coop/ui/facts';
import { Tag } from '@coop/ui/tag';
import styles from './kepcrem.module.css';
import { text } from './text.ts';

function factsOf(one: CremMembership): Fact[] {
  const baht = (value: string) => <Amount satang={parseBaht(value)} />;
  const ahead = one.collect_method === 'ADVANCE';
  return [
    { term: text.no, value: one.cremation_no },
    { term: text.kind, value: one.member_kind },
    { term: text.joined, value: formatThaiDate(one.join_date) },
    { term: text.method, value: text.methods[one.collect_method] ?? ' - ' },
    ...(ahead
      ? [
          { term: text.fee, value: baht(one.annual_fee) },
          { term: text.advanceShort, value: baht(one.advance_balance) },
        ]
      : []),
    { term: text.benefitShort, value: baht(one.benefit_estimate) },
  ];
}

function Membership({ one }: { one: CremMembership }) {
  return (
    <Card
      title={one.association_code}
      headingLevel={3}
      actions={<Tag tone={one.status === 'ปกติ' ? 'positive' : 'waiting'}>{one.status}</Tag>}
    >
      <p className={styles.name}>{one.association_name}</p>
      <Facts rows={factsOf(one)} />
      <div>
        <p className={styles.name}>{text.payees}</p>
        <ul className={styles.payees}>
          {keyed(one.payees, ({ payee_name }) => payee_name).map(
            ([key, { payee_name, relation, share_percent }]) => (
              <li key={key}>
                {text.payee(payee_name, relation, formatRate(parseRate(share_percent)))}
              </li>
            ),
          )}
        </ul>
      </div>
    </Card>
  );
}

/** Every association with who would receive the money. */
export function Memberships({ memberships }: { memberships: readonly CremMembership[] }) {
  if (memberships.length === 0) return null;
  return (
    <>
      <h2>{text.memberships}</h2>
      <div className={styles.cards}>
        {keyed(memberships, (one) => one.association_code).map(([key, one]) => (
          <Membership key={key} one={one} />
        ))}
      </div>
      <p className="note">{text.benefitFoot}</p>
    </>
  );
}
