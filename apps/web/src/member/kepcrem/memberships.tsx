import type { CremMembership } from '@coop/contracts/member/kepcrem';
import { keyed } from '@coop/format/keyed';
import { formatCount, formatRate, parseRate } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { type FactRows, Facts } from '@coop/ui/facts';
import { Fold } from '@coop/ui/fold';
import { Tag } from '@coop/ui/tag';
import { PersonName } from '@coop/ui/whole';
import styles from './kepcrem.module.css';
import { text } from './text.ts';

const baht = (value: string) => <Amount baht={value} />;

function mainFacts(one: CremMembership): FactRows {
  return [
    [text.no, one.cremation_no],
    [text.benefitShort, baht(one.benefit_estimate)],
  ];
}

function restFacts(one: CremMembership): FactRows {
  const ahead = one.collect_method === 'ADVANCE';
  return [
    [text.kind, one.member_kind],
    [text.joined, formatThaiDate(one.join_date)],
    [text.method, text.methods[one.collect_method] ?? ' - '],
    ahead && [text.fee, baht(one.annual_fee)],
    ahead && [text.advanceShort, baht(one.advance_balance)],
  ];
}

type Payees = CremMembership['payees'];

function payeeWords({ payee_name, relation, share_percent }: Payees[number]): string {
  return text.payee(payee_name, relation, formatRate(parseRate(share_percent)));
}

function PayeeList({ payees }: { payees: Payees }) {
  return (
    <ul className={styles.payees}>
      {keyed(payees, ({ payee_name }) => payee_name).map(([key, payee]) => (
        <li key={key}>
          <PersonName>{payeeWords(payee)}</PersonName>
        </li>
      ))}
    </ul>
  );
}

function Membership({ one, hasPayees }: { one: CremMembership; hasPayees: boolean }) {
  return (
    <Card
      title={one.association_code}
      headingLevel={3}
      actions={<Tag tone={one.status === 'ปกติ' ? 'positive' : 'waiting'}>{one.status}</Tag>}
    >
      <p className={styles.name}>{one.association_name}</p>
      <Facts rows={mainFacts(one)} />
      <Fold
        summary={
          <>
            {text.more} <span className="visually-hidden">{one.association_code}</span>
          </>
        }
      >
        <Facts rows={restFacts(one)} />
      </Fold>
      {hasPayees && (
        <div>
          <p className={styles.name}>{text.payees}</p>
          <PayeeList payees={one.payees} />
        </div>
      )}
    </Card>
  );
}

/** Whom every association would pay, where that is the same people in the same parts. */
function payeesOfAll(memberships: readonly CremMembership[]): Payees | undefined {
  const [first, ...others] = memberships.map((one) => one.payees.map(payeeWords).join('\n'));
  const isSame = others.length > 0 && first !== '' && others.every((one) => one === first);
  return isSame ? memberships[0]?.payees : undefined;
}

/** Every association, and who would receive the money. */
export function Memberships({ memberships }: { memberships: readonly CremMembership[] }) {
  if (memberships.length === 0) return null;
  const shared = payeesOfAll(memberships);
  return (
    <>
      <h2>{text.memberships}</h2>
      <div className={styles.cards}>
        {keyed(memberships, (one) => one.association_code).map(([key, one]) => (
          <Membership key={key} one={one} hasPayees={!shared} />
        ))}
      </div>
      {shared && (
        <Card title={text.payeesOfAll(formatCount(memberships.length))}>
          <PayeeList payees={shared} />
        </Card>
      )}
      <p className="note">{text.benefitFoot}</p>
    </>
  );
}
