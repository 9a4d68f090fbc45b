import type { MemberRetirement } from '@coop/contracts/member/ahead/retirement';
import { monthIndex } from '@coop/finance/calendar';
import { formatCount } from '@coop/format/money';
import { formatThaiDate, formatThaiMonthShort, recvPeriodOf } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Figures } from '@coop/ui/figures';
import type { RetirementPlan } from './plan.ts';
import { monthsInWords, text } from './text.ts';

/** The month of a day in words: ก.ย. 2575, which stay together. */
export const monthOf = (iso: string) =>
  formatThaiMonthShort(recvPeriodOf(iso)).replaceAll(' ', '\u00a0');

/** Satang of a year that is complete, the first or the last one. */
const dividends = ({ years }: RetirementPlan, from: string) =>
  years.find((one) => one.from >= from && one.dividendSatang !== null)?.dividendSatang ?? null;

/** What it comes to, in one sentence. */
export function Answer({ plan }: { plan: RetirementPlan }) {
  const { outliving, loans, retireOn } = plan;
  if (retireOn === null)
    return (
      <Band tone="info" title={text.retired}>
        {text.retiredMore}
      </Band>
    );
  if (outliving.length > 0) {
    return (
      <Band tone="waiting" title={text.outlives(formatCount(outliving.length))}>
        {outliving.map(({ no, name, end }) => (
          <p key={no}>
            {name} <span className="nowrap">{no}</span>{' '}
            {text.outlivesLine(monthOf(end.lastDueOn ?? ''), monthsInWords(end.monthsBeyond))}
          </p>
        ))}
      </Band>
    );
  }
  const last = lastEnd(plan);
  if (loans.length === 0 || last === undefined) {
    return (
      <Band tone="info" title={text.free}>
        {text.freeMore}
      </Band>
    );
  }
  return (
    <Band tone="positive" title={text.inTime}>
      {text.inTimeMore(monthOf(last))}
    </Band>
  );
}

/** Who pays each month from then on; nothing while it was not said. */
export function PayerAfter({ data }: { data: MemberRetirement }) {
  const { payer_after: who, payer_agency: agency, retire_date } = data;
  if (who !== 'PENSION' && who !== 'SELF') return null;
  const title = who === 'SELF' ? text.payerSelf : text.payerPension(agency ?? '');
  return (
    <Band tone="info" title={title}>
      {text.payerMore(formatThaiDate(retire_date))}
    </Band>
  );
}

/** Day of the last instalment of all. */
export function lastEnd({ loans }: RetirementPlan): string | undefined {
  return loans
    .flatMap(({ end }) => end.lastDueOn ?? [])
    .toSorted()
    .at(-1);
}

const big = (satang: number | null) => <Amount satang={satang} size="l" />;

function dividendNote(words: string, satang: number | null) {
  if (satang === null) return '';
  return (
    <>
      {words} <Amount satang={satang} size="s" unit={text.baht} />
    </>
  );
}

/** The four figures of who still works. */
function WorkingFigures({ plan, retireOn }: { plan: RetirementPlan; retireOn: string }) {
  const { outliving, owedSatang, lastPaid, firstAfter, asOf } = plan;
  return (
    <Figures
      items={[
        {
          label: text.retires,
          value: <span className="nowrap">{formatThaiDate(retireOn)}</span>,
          note: text.left(monthsInWords(Math.max(1, monthIndex(retireOn) - monthIndex(asOf)))),
        },
        {
          label: text.owed,
          value: big(owedSatang),
          note:
            outliving.length > 0 ? text.owedNote(formatCount(outliving.length)) : text.owedNothing,
        },
        {
          label: text.after,
          value: big(firstAfter?.totalSatang ?? null),
          note: (
            <>
              {text.before}{' '}
              <Amount satang={lastPaid?.totalSatang ?? null} size="s" unit={text.baht} />
            </>
          ),
        },
        {
          label: text.sharesThen,
          value: big(lastPaid?.sharesSatang ?? null),
          note: dividendNote(text.dividendThen, dividends(plan, retireOn)),
        },
      ]}
    />
  );
}

/** What it comes to, in figures. */
export function PlanFigures({ plan }: { plan: RetirementPlan }) {
  const { retireOn, loans, debtSatang, next, years } = plan;
  if (retireOn !== null) return <WorkingFigures plan={plan} retireOn={retireOn} />;
  return (
    <Figures
      items={[
        {
          label: text.debtNow,
          value: big(debtSatang),
          note: loans.length > 0 ? text.debtNote(formatCount(loans.length)) : text.noDebt,
        },
        { label: text.deducted, value: big(next.totalSatang) },
        {
          label: text.sharesNow,
          value: big(years[0]?.sharesSatang ?? null),
          note: dividendNote(text.dividendNext, dividends(plan, next.on)),
        },
      ]}
    />
  );
}
