import type { LoanRight, MemberLoanRight } from '@coop/contracts/member/ahead/loan-right';
import { keyed } from '@coop/format/keyed';
import { formatCount, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { AnswerCard } from '@coop/ui/answer-card';
import { Card } from '@coop/ui/card';
import { type FactRows, Facts } from '@coop/ui/facts';
import { Fold } from '@coop/ui/fold';
import { heard, useBaht } from '@coop/ui/sentence';
import { Tag } from '@coop/ui/tag';
import { useFeed } from '../../feed/use-feed.ts';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { Announcement } from '../../page/read-aloud/announcement.tsx';
import { Spoken } from '../../page/read-aloud/spoken.tsx';
import { lineFacts } from '../../planners/borrowing/line-facts.tsx';
import {
  closingLines,
  instalmentLines,
  payoutLines,
  ruleWords,
} from '../../planners/borrowing/lines.ts';
import type { Month } from '../../planners/borrowing/month.ts';
import { countedBy, figuresOf } from '../../planners/borrowing/offer.ts';
import { rightUpTo, rightWithin } from '../../planners/borrowing/right-within.ts';
import { toTyped } from '../../planners/typed.ts';
import { useByLaws, useDueOn, useSalaryLeft } from '../../site/by-laws.ts';
import { paths } from '../../site/paths.ts';
import { OriginAmount } from '../../tables/origins/origin-amount.tsx';
import { type ConditionWords, conditionWords, moneyWords } from './condition.tsx';
import { Basis, Conditions, Missing, noneWords } from './conditions.tsx';
import { type Looked, limitOrigin, rightOrigin } from './origin.ts';

/** Asked for among the money requests. */
const EMERGENCY = '01';

interface RightsProps {
  readonly data: MemberLoanRight;
  /** Undefined where it is not known. */
  readonly month: Month | undefined;
  /** Sum that one one means to pay each month for a new loan, satang; 0 where nothing is named. */
  readonly wanted: number;
}

/** Returns what is left of a right in this month, and of the instalment that one means to pay. */
function within(right: LoanRight, { month, wanted }: Omit<RightsProps, 'data'>): LoanRight {
  const carried = rightWithin(right, month);
  return wanted > 0 ? rightUpTo(carried, wanted) : carried;
}

/** The answer in one card: how much of each kind, before what it is made of and what one can type. */
export function MostOfEach({ data, month, wanted }: RightsProps) {
  const rights = useCountedRights(data);
  const baht = useBaht();
  const amounts = rights.map((right) => {
    const { right_amount } = within(right, { month, wanted });
    return [right.loantype_desc, parseBaht(right_amount), right.conditions] as const;
  });
  if (amounts.length === 0) return <EmptyCard title="สหกรณ์ยังไม่ได้แจ้งสิทธิกู้ของท่าน" />;
  return (
    <section className="no-print">
      <Announcement
        words={heard(
          `กู้ได้ไม่เกิน ${amounts.map(([name, satang]) => `${name} ${baht(satang)}`).join(' ')}`,
        )}
      />
      <Card title="วันนี้ท่านกู้ได้ไม่เกิน">
        <Facts
          rows={amounts.map(([name, satang, conditions]) => [
            name,
            satang === 0 ? noneWords(conditions) : <Amount satang={satang} size="l" unit="บาท" />,
          ])}
        />
      </Card>
    </section>
  );
}

function useCountedRights(data: MemberLoanRight): LoanRight[] {
  const laws = useByLaws();
  return data.rights.map((right) => ({ ...right, offer: countedBy(right.offer, laws) }));
}

/** Shows what the member may borrow, one card for each product. */
export function Rights({ data, month, wanted }: RightsProps) {
  const rights = useCountedRights(data);
  if (rights.length === 0) return null;
  return (
    <section className="stack no-print">
      <h2>ท่านกู้อะไรได้บ้าง</h2>
      {keyed(rights, (right) => right.loantype_code).map(([key, right]) => (
        <Spoken key={key} of={right.loantype_desc}>
          <RightCard asked={right} asOf={data.as_of} month={month} wanted={wanted} />
        </Spoken>
      ))}
      <p className="note">
        คิดจากข้อมูลวันนี้และรายการที่ท่านกรอก รวมคำขอที่ยังไม่เสร็จ สหกรณ์ตรวจสอบอีกครั้งก่อนอนุมัติ
      </p>
    </section>
  );
}

/** Returns what the whole right comes to with the longest term. */
function mostFacts(right: LoanRight): FactRows {
  const instalments = right.terms.at(-1)?.period_payamt ?? 0;
  const { offer } = right;
  const figures = figuresOf(offer, parseBaht(right.right_amount), instalments);
  if (!figures || !offer) {
    const closing = parseBaht(right.closing_amount);
    if (offer) return lineFacts(closingLines(offer));
    return [closing && ['ปิดสัญญาเดิม', <Amount satang={closing} />]];
  }
  return [
    ['หากกู้เต็มสิทธิ', `ผ่อน ${formatCount(instalments)}\u00a0งวด`],
    ...lineFacts([...instalmentLines(figures, offer), ...payoutLines(figures, offer)]),
  ];
}

/** Tells whether a right was not lowered. */
const isWhole = (whole: LoanRight, right: LoanRight) => whole.right_amount === right.right_amount;

/** @param whole the right before it was lowered; its guarantors are those of the whole sum */
function factsOf(right: LoanRight, whole: LoanRight): FactRows {
  const terms = right.terms.map(({ period_payamt }) => formatCount(period_payamt));
  return [
    ['อัตราดอกเบี้ย', `${right.int_rate}\u00a0% ต่อปี`],
    ['ผ่อนได้', terms.length > 0 ? `${terms.join(', ')}\u00a0งวด` : 'ไม่มีระยะเวลาที่ผ่อนหมดทัน'],
    ['ขอได้ตั้งแต่', <Amount baht={right.least_amount} />],
    isWhole(whole, right) &&
      right.guarantor_count > 0 && [
        'ผู้ค้ำประกัน',
        <>
          {`${formatCount(right.guarantor_count)}\u00a0คน แต่ละคนต้องมีวงเงินค้ำประกันเหลือ`}{' '}
          <Amount baht={right.guarantor_amount} />
        </>,
      ],
    ...mostFacts(right),
  ];
}

/** The instalment that one means to pay, where it is less than the first one of the least loan. */
function wishOf(right: LoanRight, wanted: number): ConditionWords[] {
  const instalments = right.terms.at(-1)?.period_payamt ?? 0;
  const leastFigures = figuresOf(right.offer, parseBaht(right.least_amount), instalments);
  return leastFigures && wanted < leastFigures.firstSatang
    ? [moneyWords('งวดที่ท่านต้องการผ่อน', wanted, leastFigures.firstSatang)]
    : [];
}

/** @param asked the right as the cooperative says it */
function RightCard(props: Omit<RightsProps, 'data'> & { asked: LoanRight; asOf: string }) {
  const { asked, asOf, month, wanted } = props;
  const looked = useLooked(asked, month, asOf);
  const rule = ruleWords(useSalaryLeft());
  const dueOn = useDueOn();
  const right = within(asked, { month, wanted });
  const mostSatang = parseBaht(right.right_amount);
  const conditions = [
    ...right.conditions.flatMap((condition): ConditionWords[] => {
      const origin = limitOrigin(condition, right, looked);
      const words = conditionWords(condition, rule, asOf, dueOn, origin);
      const basis = <Basis kind={condition.kind} month={month} offer={right.offer} />;
      return words ? [{ ...words, basis }] : [];
    }),
    ...(wanted > 0 ? wishOf(right, wanted) : []),
  ];
  const unmet = conditions.filter(({ met }) => !met);
  const met = conditions.filter((condition) => condition.met);
  const may = mostSatang !== null && mostSatang > 0;
  return (
    <AnswerCard
      title={right.loantype_desc}
      tag={may ? <Tag tone="positive">กู้ได้</Tag> : <Missing conditions={unmet} />}
      label="กู้ได้ไม่เกิน"
      satang={mostSatang}
      amount={
        isWhole(asked, right) && (
          <OriginAmount
            satang={mostSatang}
            size="xl"
            unit="บาท"
            origin={rightOrigin(asked, rule, looked)}
          />
        )
      }
      facts={factsOf(right, asked)}
    >
      {unmet.length > 0 && <Conditions conditions={unmet} />}
      {met.length > 0 && (
        <Fold
          summary={
            <>
              {`ผ่านเงื่อนไข ${formatCount(met.length)} จาก ${formatCount(conditions.length)}\u00a0ข้อ `}
              <span className="visually-hidden">{right.loantype_desc}</span>
            </>
          }
        >
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
          aria-label={`ขอกู้ ${right.loantype_desc}`}
        >
          ขอกู้
        </LinkButton>
      )}
      <LinkButton
        to={paths.loancalFor(right.loantype_code, may ? toTyped(mostSatang) : '')}
        aria-label={`คำนวณเงินงวด ${right.loantype_desc}`}
      >
        คำนวณเงินงวด
      </LinkButton>
    </AnswerCard>
  );
}

/** Returns what the rules about a sum look at. */
function useLooked(right: LoanRight, month: Month | undefined, day: string): Looked {
  const { products } = useByLaws().loans;
  const isOfShares = right.conditions.some(({ kind }) => kind === 'shares');
  const shares = useFeed('memberShareList', isOfShares ? {} : undefined, { quiet: true });
  return {
    salarySatang: month?.salarySatang ?? null,
    sharesSatang: parseBaht(shares.data?.share_balance),
    products,
    day,
  };
}
