import type { LoanStatement } from '@coop/contracts/member/loan';
import { planRepayment, type RepaymentPlan } from '@coop/finance/loans/repayment-plan';
import { Band } from '@coop/ui/band';
import { Sentence } from '@coop/ui/sentence';
import { memo, useMemo } from 'react';
import { type LoaderFunction, useParams } from 'react-router';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { PaymentChart } from '../../planners/chart.tsx';
import { listProblems, OtherPlan, PlannerField, WhichPlan } from '../../planners/field.tsx';
import { FormAndResult, Refused } from '../../planners/form-and-result.tsx';
import { paymentsOf } from '../../planners/payments.ts';
import { PLANS } from '../../planners/plans.ts';
import { FoldedSchedule, scheduleTable } from '../../planners/schedule.tsx';
import { useByLaws } from '../../site/by-laws.ts';
import { PhoneLink } from '../../site/links/phone-link.tsx';
import { paths } from '../../site/paths.ts';
import { StatementPage } from '../../tables/statement-page.tsx';
import { TableTools } from '../../tables/statement-tools.tsx';
import { Compare, PlanCard, QuoteCard, saying } from './cards.tsx';
import { extraOf, FORM, type PlanInputs, type Planner, usePlanner } from './inputs.ts';
import { type Basis, basisOf } from './open-loan.ts';
import { text } from './text.ts';

export const loader: LoaderFunction = ({ context, params }) =>
  context
    .get(pageContext)
    .ask('memberLoanStatementShow', { body: { loancontract_no: params.contract ?? '' } });

/** /member/loan-plan/{contract}: what closes the contract on a day, and what paying more would change. */
export function Component() {
  const no = useParams().contract ?? '';
  const feed = useFeed('memberLoanStatementShow', { body: { loancontract_no: no } });
  const name = feed.data?.contract.loantype_desc ?? '';
  return (
    <StatementPage
      feed={feed}
      no={no}
      name={`${text.title} ${name}`}
      list={paths.member.loan}
      text={text}
    >
      {(statement) => <LoanPlanView data={statement} no={no} />}
    </StatementPage>
  );
}

function LoanPlanView({ data, no }: { data: LoanStatement; no: string }) {
  const { day_count } = useByLaws().loans;
  const basis = useMemo(() => basisOf(data, day_count), [data, day_count]);
  if (basis) return <PlannerView basis={basis} no={no} />;
  if (data.contract.contract_status === 'ปิดสัญญา')
    return <Band tone="positive" title="สัญญานี้ปิดแล้ว ไม่มียอดที่ต้องวางแผน" />;
  return (
    <Band tone="waiting" title="ยังคำนวณแผนของสัญญานี้ไม่ได้">
      สหกรณ์ยังไม่ส่งข้อมูลที่ใช้คำนวณ กรุณาสอบถามยอดปิดบัญชีที่สหกรณ์ <PhoneLink />
    </Band>
  );
}

/** Says what money beside the instalments pays first, where something of earlier months is owed. */
function Overdue({ basis: { loan } }: { basis: Basis }) {
  const satang = loan.overduePrincipalSatang + loan.overdueInterestSatang;
  if (satang === 0) return null;
  return (
    <Band tone="waiting" title={<Sentence>{(baht) => `สัญญานี้มียอดค้าง ${baht(satang)}`}</Sentence>}>
      <Sentence>
        {(baht) =>
          `เป็นดอกเบี้ย ${baht(loan.overdueInterestSatang)} เงินต้น ${baht(loan.overduePrincipalSatang)} เงินที่จ่ายเพิ่มชำระดอกเบี้ยที่ค้างและดอกเบี้ยถึงวันนั้นก่อน แล้วชำระเงินต้นที่ค้าง ที่เหลือจึงลดหนี้ก่อนกำหนด ส่วนที่ยังค้างอยู่เก็บพร้อมงวดถัดไป`
        }
      </Sentence>
    </Band>
  );
}

const planOf = (basis: Basis, inputs: PlanInputs | null) =>
  (inputs && planRepayment(basis.loan, extraOf(inputs))) ?? undefined;

function PlannerView({ basis, no }: { basis: Basis; no: string }) {
  const planner = usePlanner(basis);
  const { shown, refused, active } = planner;
  const a = useMemo(() => planOf(basis, shown.a), [basis, shown.a]);
  const b = useMemo(() => planOf(basis, shown.b), [basis, shown.b]);
  const plan = active === 'b' ? (b ?? a) : a;
  const inputs = active === 'b' ? (shown.b ?? shown.a) : shown.a;
  return (
    <>
      <Refused refused={refused} nameOf={(name) => text.names[name]} />
      <Overdue basis={basis} />
      <QuoteCard basis={basis} planner={planner} no={no} />
      <FormAndResult
        calculator={planner}
        title="จ่ายเพิ่มนอกค่างวด (โปะ)"
        errors={listProblems(FORM, planner.problems, planner.isShown)}
        fields={<PlanFields planner={planner} />}
        figure={plan && { label: text.savedInterest, satang: plan.saving.interestSavedSatang }}
        result={
          plan && {
            words: saying(plan),
            cards: <PlanCard plan={plan} inputs={inputs} no={no} title={PLANS[active]} />,
          }
        }
      />
      {a && <Compare basis={basis} plans={b ? [a, b] : [a]} />}
      <p className="note">
        เป็นการประมาณการตามอัตราดอกเบี้ยที่ทราบ โดยชำระงวดปกติครบทุกงวด ยอดจริงคิดถึงวันที่สหกรณ์รับเงิน
      </p>
      {plan && <Payments plan={plan} no={no} />}
    </>
  );
}

/** Hundreds of rows, drawn anew only for another plan. */
const Payments = memo(function Payments({ plan, no }: { plan: RepaymentPlan; no: string }) {
  const payments = paymentsOf(plan.rows);
  return (
    <>
      <TableTools table={() => scheduleTable(payments, `แผนชำระ ${no}`)} />
      <PaymentChart
        payments={payments}
        caption={
          <Sentence>{(baht) => `ดอกเบี้ยที่เหลือตามแผนนี้ ${baht(plan.summary.interestSatang)}`}</Sentence>
        }
      />
      <FoldedSchedule payments={payments} />
    </>
  );
});

/** Money beside the instalments: how often, how much, when, and what it changes. */
function PlanFields({ planner }: { planner: Planner }) {
  const { form, plan } = planner;
  return (
    <>
      <WhichPlan plans={planner} />
      <PlannerField form={form} name="repeat" />
      <PlannerField form={form} name="amount" label={text.amount[plan.repeat]} />
      <PlannerField form={form} name="on" label={text.on[plan.repeat]} />
      <PlannerField form={form} name="mode" />
      <div>
        <OtherPlan plans={planner} />
      </div>
    </>
  );
}
