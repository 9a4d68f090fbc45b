import type { LoanOffer as Wire } from '@coop/contracts/member/ahead/loan-offer';
import { guaranteedAmounts, shareAmongGuarantors } from '@coop/finance/loans/guarantor-share';
import type { LoanFigures } from '@coop/finance/loans/loan-offer';
import { formatCount, formatRate, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth, recvPeriodOf } from '@coop/format/thai-date';
import type { PaperFact } from '@coop/papers/paper';
import { type Month, monthWith } from './month.ts';
import { figuresOf } from './offer.ts';
import { text } from './text.ts';

/** A line of figures: satang among words, for the page and for paper. */
export interface Line {
  readonly term: string;
  readonly value: readonly (number | string)[];
  /** Tells whether it is what one asks for first. */
  readonly isMain?: boolean;
  /** Tells whether it is said to who cannot see that it has changed. */
  readonly isHeard?: boolean;
}

/** The rule as it is said: 30, 12.50. */
export const ruleWords = (percent: number) => formatRate(percent).replace('.00', '');

const month = (day: string) => formatThaiMonth(recvPeriodOf(day));

/** Returns what is taken to close old contracts, with interest to the day on which the new one is paid out. */
export const closingLines = ({ closes, payout_date }: Wire): Line[] =>
  closes.map(({ loancontract_no, payoff_amount }) => ({
    term: `ใช้เงินกู้ใหม่ปิดหนี้เก่า ${loancontract_no}`,
    value: [parseBaht(payoff_amount) ?? '-', `รวมดอกเบี้ยถึง ${formatThaiDate(payout_date)}`],
  }));

/** Returns what is taken to close old contracts, and what is left to be paid out. */
export function payoutLines({ paidOutSatang }: LoanFigures, offer: Wire): Line[] {
  return [
    ...closingLines(offer),
    {
      term: paidOutSatang < 0 ? 'ต้องชำระเพิ่ม' : 'ได้รับเงินสุทธิ',
      value: [Math.abs(paidOutSatang)],
      isMain: true,
      isHeard: true,
    },
  ];
}

/** The instalment: level, or the first of those that fall with the interest. */
export function instalmentLines(figures: LoanFigures, { payment_type }: Wire): Line[] {
  const { firstSatang, instalmentSatang } = figures;
  if (payment_type === '1') return [{ term: 'ค่างวดต่อเดือน', value: [firstSatang], isHeard: true }];
  return [
    { term: 'ค่างวดแรก', value: [firstSatang], isHeard: true },
    { term: 'เงินต้นงวดละ', value: [instalmentSatang, 'ดอกเบี้ยลดลงทุกงวด'] },
  ];
}

function monthLines(known: Month, figures: LoanFigures, offer: Wire): Line[] {
  const { beforeSatang, afterSatang, net } = monthWith(known, figures, offer);
  const rule = ruleWords(known.minimumPercent);
  return [
    { term: 'รายการหักต่อเดือนก่อนกู้', value: [beforeSatang] },
    { term: 'รายการหักต่อเดือนหลังกู้', value: [afterSatang] },
    ...(net
      ? [
          {
            term: 'เงินเดือนคงเหลือหลังกู้',
            value: [
              net.remainingSatang,
              `(${formatRate(net.percent)}\u00a0%)`,
              net.passes ? `ผ่านเกณฑ์ ${rule}\u00a0%` : `ไม่ผ่านเกณฑ์ ${rule}\u00a0%`,
            ],
          },
        ]
      : []),
  ];
}

/** The figures of a sum and term, with their terms. */
export interface Asked {
  readonly figures: LoanFigures;
  readonly offer: Wire;
  /** Left out where the deductions of the month are not known, or are no longer those before the loan. */
  readonly month: Month | undefined;
}

/** A loan of this sum and term; undefined while they give no contract, or its terms are not told. */
export function askedFor(
  offer: Wire | undefined,
  satang: number | null,
  instalments = 0,
  month?: Month,
): Asked | undefined {
  const figures = figuresOf(offer, satang, instalments);
  return offer && figures && { figures, offer, month };
}

/** Everything that a loan of a sum and term comes to, if it is one; the same on every page and paper. */
export function loanLines(wish: Asked | undefined, isPaid = false): Line[] {
  if (!wish) return [];
  const { figures, offer, month: known } = wish;
  return [
    { term: 'อัตราดอกเบี้ย', value: [`${formatRate(figures.rate)}\u00a0% ต่อปี`] },
    { term: isPaid ? 'จ่ายเงินเมื่อ' : 'คาดว่าจ่ายเงิน', value: [formatThaiDate(offer.payout_date)] },
    ...(offer.paid_to ? [{ term: 'โอนเข้าบัญชี', value: [offer.paid_to] }] : []),
    ...payoutLines(figures, offer),
    ...instalmentLines(figures, offer),
    { term: 'หักงวดแรก', value: [month(offer.first_due_date)] },
    {
      term: 'งวดสุดท้าย',
      value: [month(figures.lastDueOn), `(${formatCount(figures.instalments)}\u00a0งวด)`],
    },
    { term: 'ดอกเบี้ยตลอดสัญญา', value: [figures.interestSatang] },
    { term: 'รวมชำระตลอดสัญญา', value: [figures.totalSatang] },
    ...(known ? monthLines(known, figures, offer) : []),
  ];
}

/** Returns what each guarantor guarantees and may have to pay each month, in their order. */
export function guarantorValues(figures: LoanFigures, count: number): Line['value'][] {
  const amounts = guaranteedAmounts(figures.principalSatang, count);
  const shares = shareAmongGuarantors(figures.firstSatang, amounts);
  return amounts.map((amount, i) => ['ค้ำประกัน', amount, ...text.share, shares[i] ?? 0]);
}

/** Lines of figures for paper, whose amounts may be hidden. */
export const linePaper = (
  lines: readonly Line[],
  satang: (amount: number) => string,
): PaperFact[] =>
  lines.map(({ term, value }) => [
    term,
    value
      .map((part) => (typeof part === 'string' ? part : `${satang(part)} ${text.baht}`))
      .join(' '),
  ]);
