import type { MemberRetirement } from '@coop/contracts/member/ahead/retirement';
import { formatRate, parseBaht, parseRate } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { type Fact, type FactRows, Facts } from '@coop/ui/facts';
import { type Baht, Sentence } from '@coop/ui/sentence';
import { useMemo } from 'react';
import { memberScreen } from '../../frame/pages/member-screen.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { Spoken } from '../../page/read-aloud/spoken.tsx';
import { useByLaws } from '../../site/by-laws.ts';
import { TableTools } from '../../tables/statement-tools.tsx';
import { Answer, PayerAfter, PlanFigures } from './figures.tsx';
import { PayOffCard } from './pay-off-card.tsx';
import { PensionCard } from './pension-card.tsx';
import { planOf, type RetirementPlan } from './plan.ts';
import { text } from './text.ts';
import { Timeline, Years, yearName, yearsTable } from './years.tsx';

/** /member/retirement: what outlives the salary, what to pay by when, what the shares then bring. */
export const { loader, Component } = memberScreen({
  call: 'memberRetirementShow',
  blocks: ['7rem', '9rem', '30rem', '16rem'],
  view: (data) => <RetirementView data={data} />,
});

function RetirementView({ data }: { data: MemberRetirement }) {
  const { fiscal_year, dividend, loans, bills } = useByLaws();
  const { start_month: startMonth } = fiscal_year;
  const { bought_by_day: cutOffDay } = dividend;
  const { day_count: dayCount } = loans;
  const { due_day: dueDay } = bills;
  const plan = useMemo(
    () => planOf(data, { startMonth, cutOffDay, dueDay, dayCount }),
    [data, startMonth, cutOffDay, dueDay, dayCount],
  );
  if (!plan) {
    return (
      <EmptyCard title="ยังคำนวณไม่ได้">ข้อมูลจากสหกรณ์ยังไม่ครบ กรุณาลองใหม่ภายหลัง หรือสอบถามสหกรณ์</EmptyCard>
    );
  }
  return (
    <>
      <Spoken of={text.title}>
        <PlanFigures plan={plan} />
        <Answer plan={plan} />
        <PayerAfter data={data} />
      </Spoken>
      <TableTools table={() => yearsTable(plan)} />
      <Timeline plan={plan} />
      <PayOffCard plan={plan} />
      <PensionCard data={data} plan={plan} />
      <SharesCard data={data} plan={plan} />
      <p className="note">
        ทั้งหน้านี้เป็นประมาณการ หากชำระครบทุกงวด อัตราดอกเบี้ยคงเดิม ค่าหุ้นและรายการอื่นคงเดิม และไม่กู้เพิ่ม
      </p>
      <Years plan={plan} />
    </>
  );
}

/** Shares and the dividend of a whole year: the first without a salary, and the last that is shown. */
function factsOf({ years, months, retireOn, next, lastPaid }: RetirementPlan): FactRows {
  const whole = years.filter((year) => year.dividendSatang !== null);
  const first = whole.find((year) => year.from >= (retireOn ?? next.on));
  const last = whole.at(-1);
  const end = months.at(-1);
  const begin = lastPaid ?? next;
  const shown = first === last ? [first] : [first, last];
  const bounds = [begin, ...(end ? [end] : [])];
  return [
    ...bounds.map(
      ({ on, sharesSatang }): Fact => [
        `หุ้น ณ ${formatThaiDate(on)}`,
        <Amount satang={sharesSatang} />,
      ],
    ),
    ...shown.map(
      (item) =>
        item &&
        ([`ปันผลปี ${yearName(item)} (ประมาณ)`, <Amount satang={item.dividendSatang} />] as const),
    ),
  ];
}

/** Shows what the shares come to, and what they then bring each year. */
function SharesCard({ data, plan }: { data: MemberRetirement; plan: RetirementPlan }) {
  const rate = formatRate(parseRate(data.div_rate));
  const year = yearName({ to: `${data.rate_year}-12-31` });
  const monthly = (baht: Baht) =>
    plan.retireOn === null
      ? `${text.monthlyShare} ${baht(parseBaht(data.pension_share_amount))}`
      : `${text.monthlyShare} ${baht(parseBaht(data.period_share_amount))} หลังเกษียณเดือนละ ${baht(parseBaht(data.pension_share_amount))}`;
  return (
    <Card title={text.shares}>
      <Spoken of={text.shares}>
        <Facts rows={factsOf(plan)} />
        <p className="note">
          <Sentence>
            {(baht) =>
              `คิดทุกปีด้วยอัตราปันผลปี ${year} คือ ${rate} % อัตราจริงแล้วแต่ที่ประชุมใหญ่ ${monthly(baht)}`
            }
          </Sentence>
        </p>
      </Spoken>
    </Card>
  );
}
