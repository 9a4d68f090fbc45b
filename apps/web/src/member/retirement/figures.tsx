import type { MemberRetirement } from '@coop/contracts/member/ahead/retirement';
import { monthIndex } from '@coop/finance/calendar';
import { formatCount } from '@coop/format/money';
import { formatThaiDate, formatThaiMonthShort, recvPeriodOf } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Amount } from '@coop/ui/amount';
import { Band, type BandTone } from '@coop/ui/band';
import { Figures } from '@coop/ui/figures';
import { Sentence } from '@coop/ui/sentence';
import { WholeNumbers } from '@coop/ui/whole';
import type { ReactNode } from 'react';
import { monthsInWords } from '../../site/months-in-words.ts';
import type { RetirementPlan } from './plan.ts';

/** The month of a day in words: ก.ย. 2575, which stay together. */
export const monthOf = (iso: string) =>
  formatThaiMonthShort(recvPeriodOf(iso)).replaceAll(' ', '\u00a0');

/** Satang of a year that is complete, the first or the last one. */
const dividends = ({ years }: RetirementPlan, from: string) =>
  years.find((year) => year.from >= from && year.dividendSatang !== null)?.dividendSatang ?? null;

/** Tone, title and what is said under it. */
function answerOf(plan: RetirementPlan): readonly [BandTone, string, ReactNode] {
  const { outliving, loans, retireOn } = plan;
  if (retireOn === null)
    return ['info', 'ไม่มีวันเกษียณข้างหน้าในทะเบียนของท่าน', 'หน้านี้จึงแสดงยี่สิบปีนับจากวันนี้'];
  if (outliving.length > 0) {
    return [
      'waiting',
      `มี ${formatCount(outliving.length)} สัญญาที่ผ่อนไม่หมดก่อนเกษียณ`,
      outliving.map(({ no, name, end }) => (
        <p key={no}>
          <WholeNumbers>
            {`${name} ${no} ผ่อนถึง ${monthOf(end.lastDueOn ?? '')} เลยวันเกษียณ ${monthsInWords(end.monthsBeyond)}`}
          </WholeNumbers>
        </p>
      )),
    ];
  }
  const last = lastEnd(plan);
  if (loans.length === 0 || last === undefined)
    return ['info', 'ท่านไม่มีหนี้กับสหกรณ์', 'หน้านี้จึงแสดงเฉพาะหุ้น ปันผล และเงินที่หักต่อเดือน'];
  const words = `สัญญาสุดท้ายหมดในเดือน ${monthOf(last)} วันเกษียณจึงไม่มีหนี้เหลือ`;
  return ['positive', 'ทุกสัญญาผ่อนหมดก่อนเกษียณ', words];
}

/** Shows what it comes to, in one sentence. */
export function Answer({ plan }: { plan: RetirementPlan }) {
  const [tone, title, more] = answerOf(plan);
  return (
    <Band tone={tone} title={title}>
      {more}
    </Band>
  );
}

/** Shows who pays each month from then on; nothing while it was not said. */
export function PayerAfter({ data }: { data: MemberRetirement }) {
  const { payer_after: who, payer_agency: agency, retire_date } = data;
  if (who !== 'PENSION' && who !== 'SELF') return null;
  const title =
    who === 'SELF' ? 'หลังเกษียณ ท่านชำระเองทุกเดือน' : `หลังเกษียณ ${agency ?? ''} หักจากบำนาญของท่าน`;
  return (
    <Band tone="info" title={title}>
      {joinFigures(
        `ตั้งแต่รายการเรียกเก็บแรกหลัง ${formatThaiDate(retire_date)} สหกรณ์จะแจ้งอีกครั้งก่อนถึงวันนั้น`,
      )}
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
  return <Sentence>{(baht) => `${words} ${baht(satang)}`}</Sentence>;
}

/** The four figures of who still works. */
function WorkingFigures({ plan, retireOn }: { plan: RetirementPlan; retireOn: string }) {
  const { outliving, owedSatang, lastPaid, firstAfter, asOf } = plan;
  return (
    <Figures
      items={[
        [
          'วันเกษียณ',
          <span className="nowrap">{formatThaiDate(retireOn)}</span>,
          `อีก ${monthsInWords(Math.max(1, monthIndex(retireOn) - monthIndex(asOf)))}`,
        ],
        [
          'หนี้คงเหลือวันเกษียณ',
          big(owedSatang),
          outliving.length > 0
            ? `${formatCount(outliving.length)} สัญญา รวมดอกเบี้ยถึงวันนั้น`
            : 'ไม่มีหนี้เหลือ',
        ],
        [
          'หักต่อเดือนหลังเกษียณ',
          big(firstAfter?.totalSatang ?? null),
          <>
            ก่อนเกษียณ <Amount satang={lastPaid?.totalSatang ?? null} size="s" unit="บาท" />
          </>,
        ],
        [
          'หุ้นวันเกษียณ',
          big(lastPaid?.sharesSatang ?? null),
          dividendNote('ปันผลปีแรกหลังเกษียณ ประมาณ', dividends(plan, retireOn)),
        ],
      ]}
    />
  );
}

export function PlanFigures({ plan }: { plan: RetirementPlan }) {
  const { retireOn, loans, debtSatang, next, years } = plan;
  if (retireOn !== null) return <WorkingFigures plan={plan} retireOn={retireOn} />;
  return (
    <Figures
      items={[
        [
          'หนี้คงเหลือวันนี้',
          big(debtSatang),
          loans.length > 0 ? `${formatCount(loans.length)} สัญญา` : 'ท่านไม่มีหนี้กับสหกรณ์',
        ],
        ['หักเดือนถัดไป', big(next.totalSatang)],
        [
          'หุ้นเมื่อสิ้นปีนี้',
          big(years[0]?.sharesSatang ?? null),
          dividendNote('ปันผลปีหน้า ประมาณ', dividends(plan, next.on)),
        ],
      ]}
    />
  );
}
