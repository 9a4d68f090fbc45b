import type { PlanRow } from '@coop/finance/loans/extra-payment';
import {
  type Quote,
  quoteOn,
  type RepaymentPlan,
  remainingPlan,
} from '@coop/finance/loans/repayment-plan';
import { summarise } from '@coop/finance/loans/schedule';
import { formatCount, toWire } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth, recvPeriodOf } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { type Fact, type FactRows, Facts } from '@coop/ui/facts';
import { Sentence } from '@coop/ui/sentence';
import { type ReactNode, useMemo } from 'react';
import { LinkButton } from '../../page/link-button.tsx';
import { Spoken } from '../../page/read-aloud/spoken.tsx';
import { PlannerField } from '../../planners/field.tsx';
import { PLANS } from '../../planners/plans.ts';
import { paths } from '../../site/paths.ts';
import { orNothing } from '../../tables/or-nothing.tsx';
import { extraOf, type PlanInputs, type Planner } from './inputs.ts';
import styles from './loan-plan.module.css';
import type { Basis } from './open-loan.ts';
import { text } from './text.ts';

/** Shows what closes the contract on a day of choice, and how that comes about. */
export function QuoteCard({ basis, planner, no }: { basis: Basis; planner: Planner; no: string }) {
  const { shown, sharedForm } = planner;
  const on = shown.quoteOn;
  const quote = useMemo(() => quoteOn(basis.loan, on), [basis, on]);
  return (
    <Card title={text.quote}>
      <Spoken of={text.quote}>
        <div className={styles.quote}>
          <div className={styles.answer}>
            <p>{joinFigures(`ถ้าชำระวันที่ ${formatThaiDate(on)}`)}</p>
            {quote ? (
              <Amount satang={quote.totalSatang} size="xl" unit="บาท" />
            ) : (
              <p>ผ่อนครบก่อนวันนั้นแล้ว ไม่มียอดต้องปิด</p>
            )}
            <div className="no-print">
              <PlannerField form={sharedForm} name="quoteOn" />
            </div>
            {quote && (
              <p className="no-print">
                <LinkButton
                  to={paths.member.repay(no, 'all', `ขอปิดบัญชีวันที่ ${formatThaiDate(on)}`)}
                  variant="primary"
                >
                  ขอปิดบัญชี
                </LinkButton>
              </p>
            )}
          </div>
          {quote && (
            <div>
              <Facts rows={factsOf(quote)} />
              <p className="note">
                คิดจากเงินต้นคงเหลือ บวกดอกเบี้ยตามจำนวนวันจริงถึงวันที่ชำระ
                {quote.instalmentsBefore > 0 &&
                  ` เป็นยอดเมื่อชำระงวดปกติก่อนวันนั้นครบ ${formatCount(quote.instalmentsBefore)}\u00a0งวดแล้ว รวมส่วนที่ค้างถ้ามี`}
              </p>
            </div>
          )}
        </div>
      </Spoken>
    </Card>
  );
}

function factsOf(quote: Quote): FactRows {
  return [
    ['เงินต้น', <Amount satang={quote.balanceSatang} />],
    [`ดอกเบี้ย ${formatCount(quote.days)}\u00a0วัน`, <Amount satang={quote.interestSatang} />],
    quote.arrearsSatang > 0 && [
      'ดอกเบี้ยที่ค้างหรือยังไม่เรียกเก็บ',
      <Amount satang={quote.arrearsSatang} />,
    ],
    ['ประหยัดดอกเบี้ยจากการผ่อนจนครบ', <Amount satang={quote.savedSatang} />],
  ];
}

const lastMonth = (rows: readonly PlanRow[]) => {
  const on = rows.at(-1)?.dueOn;
  return on ? formatThaiMonth(recvPeriodOf(on)) : '-';
};

/** The result in one sentence, for screen readers; without amounts, which may be hidden. */
export const saying = ({ rows, saving }: RepaymentPlan) =>
  text.say(lastMonth(rows), formatCount(saving.monthsSaved));

function soonerOf({ saving }: RepaymentPlan): string {
  if (saving.monthsSaved === 0) return 'เท่าเดิม';
  return `${text.sooner} ${text.months(formatCount(saving.monthsSaved))}`;
}

/** Returns what the request of this plan says to whoever decides. */
function reasonOf({ repeat, on, mode }: PlanInputs): string {
  const day = formatThaiDate(on);
  const what = repeat === 'once' ? `จ่ายเพิ่มวันที่ ${day}` : `จ่ายเพิ่มทุกเดือน ตั้งแต่ ${day} ครั้งละเท่ากัน`;
  return what + (mode === 'keep_term' ? ' ขอลดเงินงวด' : '');
}

/** An order pays the instalments as they are; a lower instalment is asked for in words. */
const isOrder = ({ repeat, mode }: PlanInputs) =>
  repeat === 'monthly' && mode === 'keep_instalment';

function requestOf({ rows }: RepaymentPlan, inputs: PlanInputs, no: string, satang: number) {
  const first = rows.find(({ kind }) => kind === 'extra')?.dueOn ?? inputs.on;
  return isOrder(inputs)
    ? paths.member.repayMonthly(no, toWire(extraOf(inputs).amountSatang), recvPeriodOf(first), '')
    : paths.member.repay(no, toWire(satang), reasonOf(inputs));
}

/** Figure by its name, and what it is with a plan, or with paying on as before. */
type Line = readonly [
  label: string,
  of: (plan: Pick<RepaymentPlan, 'rows' | 'summary'> & Partial<RepaymentPlan>) => ReactNode,
];

/** Sums that are left to be paid. */
const LEFT: readonly Line[] = [
  [
    'ค่างวดถัดไปหลังจ่ายเพิ่ม',
    ({ rows, nextSatang = rows[0]?.totalSatang ?? null }) =>
      nextSatang === null ? 'ปิดบัญชีในวันนั้น' : <Amount satang={nextSatang} />,
  ],
  ['ดอกเบี้ยที่เหลือทั้งหมด', ({ summary }) => <Amount satang={summary.interestSatang} />],
  ['รวมจ่ายที่เหลือทั้งหมด', ({ summary }) => <Amount satang={summary.totalSatang} />],
];

interface PlanCardProps {
  readonly plan: RepaymentPlan;
  readonly inputs: PlanInputs;
  readonly no: string;
  readonly title: string;
}

/** Shows what a plan saves, when it ends, and the way to ask for it. */
export function PlanCard({ plan, inputs, no, title }: PlanCardProps) {
  const extra = plan.rows.find(({ kind }) => kind === 'extra');
  const { amountSatang } = extraOf(inputs);
  const facts: FactRows = [
    [
      text.end,
      <>
        <span className="whole">{lastMonth(plan.rows)}</span>{' '}
        <span className="whole">{soonerOf(plan)}</span>
      </>,
    ],
    ...LEFT.map(([label, of]): Fact => [label, of(plan)]),
  ];
  const countedSatang = Math.min(amountSatang, extra?.totalSatang ?? amountSatang);
  return (
    <Card title={title} headingLevel={3}>
      <Spoken of={title}>
        <div className={styles.answer}>
          <p>
            <Sentence>
              {(baht) =>
                inputs.repeat === 'once'
                  ? `จ่ายเพิ่มวันที่ ${formatThaiDate(inputs.on)} ${baht(countedSatang)}`
                  : `จ่ายเพิ่มทุกเดือน ตั้งแต่ ${formatThaiDate(inputs.on)} ครั้งละ ${baht(countedSatang)}`
              }
            </Sentence>
          </p>
          <p>{text.modes[inputs.mode]}</p>
          <p>{text.savedInterest}</p>
          <Amount satang={plan.saving.interestSavedSatang} size="xl" unit="บาท" />
        </div>
        <Facts rows={facts} />
        <p className="note">
          เงินที่จ่ายเพิ่มจ่ายดอกเบี้ยถึงวันนั้นก่อน ที่เหลือลดเงินต้น ดอกเบี้ยงวดต่อไปจึงน้อยลง
          {inputs.mode === 'keep_term' && ` ลดเงินงวดตามส่วนของหนี้ที่ลดลง แล้วปัดเศษตามสัญญา`}
        </p>
      </Spoken>
      {inputs.mode === 'keep_term' && (
        <p className="note">
          {inputs.repeat === 'once'
            ? 'คำขอนี้เป็นการชำระครั้งเดียว การลดเงินงวดส่งไปเป็นเหตุผลของคำขอ เงินงวดยังเท่าเดิมจนกว่าสหกรณ์ตกลงกับท่าน'
            : 'คำขอนี้เป็นการชำระครั้งแรกครั้งเดียว การชำระเดือนต่อไปและการลดเงินงวดส่งไปเป็นเหตุผลของคำขอ เงินงวดยังเท่าเดิมจนกว่าสหกรณ์ตกลงกับท่าน หากต้องการให้หักเพิ่มทุกเดือนโดยอัตโนมัติ เลือกจ่ายงวดละเท่าเดิม'}
        </p>
      )}
      <p className="no-print">
        <LinkButton to={requestOf(plan, inputs, no, countedSatang)} variant="primary">
          {isOrder(inputs) ? 'ส่งเป็นคำสั่งชำระเพิ่มทุกเดือน' : 'ส่งเป็นคำขอชำระหนี้'}
        </LinkButton>
      </p>
    </Card>
  );
}

const LINES: readonly Line[] = [
  [
    text.savedInterest,
    ({ saving }) => (saving ? <Amount satang={saving.interestSavedSatang} /> : orNothing('-')),
  ],
  [text.end, ({ rows }) => lastMonth(rows)],
  [
    text.sooner,
    ({ saving }) => (saving ? text.months(formatCount(saving.monthsSaved)) : orNothing('-')),
  ],
  ...LEFT,
];

/** Paying on as before and the plans, side by side. */
export function Compare({ basis, plans }: { basis: Basis; plans: readonly RepaymentPlan[] }) {
  const rows = remainingPlan(basis.loan);
  const all = [{ rows, summary: summarise(rows) }, ...plans];
  const headers = ['ผ่อนตามเดิม', PLANS.a, PLANS.b];
  return (
    <div className={styles.compare}>
      <Card title={text.compare}>
        <DataTable
          caption={text.compare}
          columns={[
            { key: 'label', header: 'รายการ', priority: 'title', cell: ([label]) => label },
            ...all.map((plan, index) => ({
              key: String(index),
              header: headers[index] ?? '',
              align: 'end' as const,
              cell: ([, of]: Line) => of(plan),
            })),
          ]}
          rows={LINES}
          rowKey={([label]) => label}
        />
      </Card>
    </div>
  );
}
