import type { Loan, MemberLoan } from '@coop/contracts/member/loan';
import { keyed } from '@coop/format/keyed';
import { formatCount, formatRate, parseBaht, sumSatang } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { Figures } from '@coop/ui/figures';
import { Skeleton } from '@coop/ui/skeleton';
import { Link } from 'react-router';
import { HowToPay } from '../../collection/how-to-pay.tsx';
import { instalmentOf } from '../../collection/latest-bill.ts';
import { overdueOf } from '../../collection/overdue/overdue.ts';
import { OverdueBand } from '../../collection/overdue/overdue-band.tsx';
import { PaidBand } from '../../collection/paid-bill.tsx';
import { useFeed } from '../../feed/use-feed.ts';
import { memberScreen } from '../../frame/pages/member-screen.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { StandingOrderFacts } from '../../requests/standing-order.tsx';
import { mayOpen } from '../../session/relative-pages.ts';
import { whose } from '../../session/whose.ts';
import { paths } from '../../site/paths.ts';
import { CardsOrTable } from '../../tables/cards-or-table.tsx';
import { NumberedName } from '../../tables/numbered-name.tsx';
import { originOf } from '../../tables/origins/origin.ts';
import { OriginAmount } from '../../tables/origins/origin-amount.tsx';
import { LoanCard, LoanTable } from './contracts.tsx';
import { text } from './text.ts';

/** /member/loan */
export const { loader, Component } = memberScreen({
  call: 'memberLoanList',
  blocks: ['9rem', '20rem', '20rem'],
  view: (data) => <LoansView data={data} />,
});

const isOpen = (loan: Loan) => loan.contract_status !== 'ปิดสัญญา';

function LoansView({ data }: { data: MemberLoan }) {
  if (data.loans.length === 0) {
    return (
      <EmptyCard
        title={whose('ท่านไม่มีเงินกู้กับสหกรณ์')}
        action={
          mayOpen(paths.member.borrow) && (
            <LinkButton to={paths.member.borrow}>{text.borrow}</LinkButton>
          )
        }
      >
        {whose('หากต้องการกู้ ติดต่อสหกรณ์เพื่อสอบถามสิทธิของท่าน')}
      </EmptyCard>
    );
  }
  const open = data.loans.filter(isOpen);
  const closed = data.loans.filter((loan) => !isOpen(loan));
  const arrears = Math.max(0, ...open.map((loan) => loan.arrear_periods));
  const hasPaid = arrears === 0 && open.some((loan) => parseBaht(loan.arrear_payment));
  return (
    <>
      {arrears > 0 && <Arrears periods={arrears} />}
      {hasPaid && <Paid />}
      <LoanFigures open={open} total={data.sum_loan_balance} />
      {open.length > 0 && (
        <CardsOrTable
          cards={
            <>
              <h2>สัญญาที่ยังไม่ปิด</h2>
              {keyed(open, (loan) => loan.loancontract_no).map(([key, loan]) => (
                <LoanCard key={key} loan={loan} />
              ))}
            </>
          }
          table={<LoanTable loans={open} caption="สรุปสัญญาเงินกู้" />}
        />
      )}
      {open.length > 0 && (
        <p className="note">เงินต้นและดอกเบี้ยมาจากใบเรียกเก็บครั้งล่าสุด ยอดจริงคิดตามจำนวนวัน</p>
      )}
      <Orders loans={open} />
      <LoanTable loans={closed} caption="สัญญาที่ปิดแล้ว" />
      {open.length > 0 && mayOpen(paths.member.borrow) && (
        <>
          <p className="no-print">
            <Link className="tap" to={paths.member.borrow}>
              {text.borrow}
            </Link>
          </p>
          <p className="no-print">
            <Link className="tap" to={paths.member.retirement}>
              ดูว่าเงินกู้หมดก่อนเกษียณหรือไม่
            </Link>
          </p>
        </>
      )}
    </>
  );
}

/** Shows what is paid beyond the instalments every month, and what that saved. */
function Orders({ loans }: { loans: readonly Loan[] }) {
  return keyed(loans, (loan) => loan.loancontract_no).map(
    ([key, { standing_order: order, loantype_desc: name, loancontract_no: no }]) =>
      order && (
        <Card key={key} title={<NumberedName name={`คำสั่งชำระเพิ่มทุกเดือน ${name}`} no={no} />}>
          <StandingOrderFacts order={order} />
          {mayOpen(paths.member.requestpromoney) && (
            <p className="no-print">
              <LinkButton to={paths.member.requestpromoney}>เปลี่ยนหรือหยุดคำสั่ง</LinkButton>
            </p>
          )}
        </Card>
      ),
  );
}

const interestOf = (loan: Loan) => parseBaht(loan.interest_payment);

/** Returns where a sum over contracts comes from: each with its statement. */
const sumOrigin = (
  name: string,
  satang: number | null,
  loans: readonly Loan[],
  of: (loan: Loan) => number | null,
) =>
  originOf(
    name,
    satang,
    loans.flatMap((loan) => {
      const { loantype_desc, loancontract_no: no } = loan;
      const to = paths.member.loanStatement(no);
      return of(loan) ? { name: `${loantype_desc} ${no}`, satang: of(loan) ?? 0, to } : [];
    }),
  );

function LoanFigures({ open, total }: { open: readonly Loan[]; total: string }) {
  const sum = (of: (loan: Loan) => string) => sumSatang(open.map((loan) => parseBaht(of(loan))));
  const approved = sum((loan) => loan.loanapprove_amt);
  const balance = parseBaht(total);
  const instalments = open.map(instalmentOf);
  // The sum of what the cards below say.
  const billed = instalments.reduce((all, instalment) => all + (instalment.satang ?? 0), 0);
  const withArrears = instalments.some((instalment) => instalment.isWithArrears);
  const isLate = instalments.some(
    (instalment) => instalment.isWithArrears || (instalment.arrearSatang ?? 0) > 0,
  );
  const interest = sum((loan) => loan.interest_payment);
  const percent =
    approved === null || balance === null || approved === 0
      ? null
      : Math.round(((approved - balance) * 10_000) / approved);
  return (
    <Figures
      items={[
        [
          'หนี้คงเหลือรวม',
          <Amount satang={balance} size="l" />,
          `${formatCount(open.length)} สัญญาที่ยังไม่ปิด`,
          open.length > 0 && mayOpen(paths.member.requestpromoney) && (
            <Link to={paths.member.requestFor('REPAY')}>ขอชำระหนี้</Link>
          ),
        ],
        [
          'ค่างวดล่าสุดรวม',
          <OriginAmount
            satang={billed || null}
            size="l"
            origin={sumOrigin('ค่างวดล่าสุดรวม', billed, open, (loan) => instalmentOf(loan).satang)}
          />,
          billed === 0 ? 'ยังไม่มีใบเรียกเก็บ' : withArrears ? 'รวมงวดที่ค้างแล้ว' : text.instalment(isLate),
        ],
        // Of a bill with arrears the interest is that of earlier months, too, unlike the instalments beside it.
        ...(isLate
          ? []
          : [
              [
                'ดอกเบี้ยงวดล่าสุด',
                <OriginAmount
                  satang={billed ? interest : null}
                  size="l"
                  origin={sumOrigin('ดอกเบี้ยงวดล่าสุด', interest, open, interestOf)}
                />,
                billed === 0 ? '' : 'รวมอยู่ในค่างวดแล้ว',
              ] as const,
            ]),
        [text.paid, `${formatRate(percent)} %`, 'ของวงเงินที่ยังไม่ปิด'],
      ]}
    />
  );
}

/** Says what came of the arrears in the latest bill, once they are paid. */
function Paid() {
  const list = useFeed('memberKepList', {}, { quiet: true });
  return list.data ? <PaidBand list={list.data} /> : null;
}

/** Shows what is overdue, said above everything; where the collections do not tell the sum, how many instalments. */
function Arrears({ periods }: { periods: number }) {
  const list = useFeed('memberKepList', {});
  if (list.isPending) return <Skeleton blocks={['14rem']} />;
  if (list.data && (overdueOf(list.data) || list.data.paid_bill))
    return <OverdueBand list={list.data} />;
  return (
    <Band tone="negative" title={`มีงวดค้างชำระ ${formatCount(periods)} งวด`}>
      <p>
        <HowToPay satang={null} />
      </p>
      <p>ดอกเบี้ยคิดต่อทุกวันจนกว่าจะชำระ</p>
    </Band>
  );
}
