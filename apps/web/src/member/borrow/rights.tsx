import type { LoanRight, MemberLoanRight } from '@coop/contracts/member/ahead/loan-right';
import { keyed } from '@coop/format/keyed';
import { formatCount, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { AnswerCard } from '@coop/ui/answer-card';
import type { FactRows } from '@coop/ui/facts';
import { Fold } from '@coop/ui/fold';
import { Tag } from '@coop/ui/tag';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { Spoken } from '../../parts/read-aloud/spoken.tsx';
import { paths } from '../../site/paths.ts';
import styles from './borrow.module.css';
import { type ConditionWords, conditionWords } from './condition.tsx';
import { text } from './text-right.ts';

/** Asked for among the money requests. */
const EMERGENCY = '01';

/** What the member may borrow, one card for each product. */
export function Rights({ data }: { data: MemberLoanRight }) {
  return (
    <section className="stack no-print">
      <h2>{text.title}</h2>
      {data.rights.length === 0 ? (
        <EmptyCard title={text.none} />
      ) : (
        keyed(data.rights, (right) => right.loantype_code).map(([key, right]) => (
          <Spoken key={key} of={right.loantype_desc}>
            <RightCard right={right} />
          </Spoken>
        ))
      )}
      <p className="note">{text.note}</p>
    </section>
  );
}

function factsOf(right: LoanRight): FactRows {
  const terms = right.terms.map(({ period_payamt }) => formatCount(period_payamt));
  const closing = parseBaht(right.closing_amount);
  return [
    [text.rate, text.perYear(right.int_rate)],
    [text.terms, terms.length > 0 ? text.termsOf(terms.join(', ')) : text.noTerm],
    [text.least, <Amount baht={right.least_amount} />],
    closing && [text.closing, <Amount satang={closing} />],
    right.guarantor_count > 0 && [
      text.guarantors,
      <>
        {text.guarantorsOf(formatCount(right.guarantor_count))}{' '}
        <Amount baht={right.guarantor_amount} />
      </>,
    ],
  ];
}

function RightCard({ right }: { right: LoanRight }) {
  const most = parseBaht(right.right_amount);
  const conditions = right.conditions.flatMap((one) => conditionWords(one) ?? []);
  const unmet = conditions.filter(({ met }) => !met);
  const met = conditions.filter((one) => one.met);
  const may = most !== null && most > 0;
  return (
    <AnswerCard
      title={right.loantype_desc}
      tag={
        may ? (
          <Tag tone="positive">{text.may}</Tag>
        ) : (
          <Tag tone="waiting">{text.mayNot(formatCount(unmet.length))}</Tag>
        )
      }
      label={text.right}
      satang={most}
      facts={factsOf(right)}
    >
      {unmet.length > 0 && <Conditions conditions={unmet} />}
      {met.length > 0 && (
        <Fold summary={text.conditions(formatCount(met.length), formatCount(conditions.length))}>
          <Conditions conditions={met} />
        </Fold>
      )}
      {may && (
        <LinkButton
          to={
            right.loantype_code === EMERGENCY
              ? paths.member.requestFor('EMERGENCY_LOAN')
              : paths.member.loanApply(right.loantype_code)
          }
          aria-label={`${text.ask} ${right.loantype_desc}`}
        >
          {text.ask}
        </LinkButton>
      )}
    </AnswerCard>
  );
}

function Conditions({ conditions }: { conditions: readonly ConditionWords[] }) {
  return (
    <ul className={styles.conditions}>
      {keyed(conditions, ({ term }) => term).map(([key, { term, has, wanted, met }]) => (
        <li key={key} data-met={met}>
          {met ? (
            <Check role="img" aria-label={text.met} />
          ) : (
            <X role="img" aria-label={text.unmet} />
          )}
          <span>
            {term} <strong>{has}</strong> <span className="note">{wanted}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
