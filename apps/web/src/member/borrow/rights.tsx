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
import { lineFacts } from '../../parts/borrowing/line-facts.tsx';
import { closingLines, instalmentLines, payoutLines } from '../../parts/borrowing/lines.ts';
import type { Month } from '../../parts/borrowing/month.ts';
import { figuresOf } from '../../parts/borrowing/offer.ts';
import { rightUpTo, rightWithin } from '../../parts/borrowing/right-within.ts';
import { Spoken } from '../../parts/read-aloud/spoken.tsx';
import { paths } from '../../site/paths.ts';
import styles from './borrow.module.css';
import { type ConditionWords, conditionWords, moneyWords } from './condition.tsx';
import { text } from './text-right.ts';

/** Asked for among the money requests. */
const EMERGENCY = '01';

interface RightsProps {
  readonly data: MemberLoanRight;
  /** Undefined where it is not known. */
  readonly month: Month | undefined;
  /** What one means to pay each month for a new loan, satang; 0 where nothing is named. */
  readonly wanted: number;
}

/** What the member may borrow, one card for each product. */
export function Rights({ data, month, wanted }: RightsProps) {
  return (
    <section className="stack no-print">
      <h2>{text.title}</h2>
      {data.rights.length === 0 ? (
        <EmptyCard title={text.none} />
      ) : (
        keyed(data.rights, (right) => right.loantype_code).map(([key, right]) => (
          <Spoken key={key} of={right.loantype_desc}>
            <RightCard asked={right} month={month} wanted={wanted} />
          </Spoken>
        ))
      )}
      <p className="note">{text.note}</p>
    </section>
  );
}

/** What the whole right comes to with the longest term. */
function mostFacts(right: LoanRight): FactRows {
  const instalments = right.terms.at(-1)?.period_payamt ?? 0;
  const { offer } = right;
  const figures = figuresOf(offer, parseBaht(right.right_amount), instalments);
  if (!figures || !offer) {
    const closing = parseBaht(right.closing_amount);
    if (offer) return lineFacts(closingLines(offer));
    return [closing && [text.closing, <Amount satang={closing} />]];
  }
  return [
    [text.atMost, text.over(formatCount(instalments))],
    ...lineFacts([...instalmentLines(figures, offer), ...payoutLines(figures, offer)]),
  ];
}

/** @param whole the right before it was lowered; its guarantors are those of the whole sum */
function factsOf(right: LoanRight, whole: LoanRight): FactRows {
  const terms = right.terms.map(({ period_payamt }) => formatCount(period_payamt));
  const isWhole = whole.right_amount === right.right_amount;
  return [
    [text.rate, text.perYear(right.int_rate)],
    [text.terms, terms.length > 0 ? text.termsOf(terms.join(', ')) : text.noTerm],
    [text.least, <Amount baht={right.least_amount} />],
    isWhole &&
      right.guarantor_count > 0 && [
        text.guarantors,
        <>
          {text.guarantorsOf(formatCount(right.guarantor_count))}{' '}
          <Amount baht={right.guarantor_amount} />
        </>,
      ],
    ...mostFacts(right),
  ];
}

/** The instalment that one means to pay, where it is less than the first one of the least loan. */
function wishOf(right: LoanRight, wanted: number): ConditionWords[] {
  const instalments = right.terms.at(-1)?.period_payamt ?? 0;
  const least = figuresOf(right.offer, parseBaht(right.least_amount), instalments);
  return least && wanted < least.firstSatang
    ? [moneyWords(text.wish, wanted, least.firstSatang)]
    : [];
}

interface RightCardProps extends Pick<RightsProps, 'month' | 'wanted'> {
  /** As the cooperative says it. */
  readonly asked: LoanRight;
}

function RightCard({ asked, month, wanted }: RightCardProps) {
  const carried = rightWithin(asked, month);
  const right = wanted > 0 ? rightUpTo(carried, wanted) : carried;
  const most = parseBaht(right.right_amount);
  const conditions = [
    ...right.conditions.flatMap((one) => conditionWords(one) ?? []),
    ...(wanted > 0 ? wishOf(right, wanted) : []),
  ];
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
      facts={factsOf(right, asked)}
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
            {term} {has && <strong>{has}</strong>}{' '}
            {wanted && <span className="note">{wanted}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
