import type { MemberOverview } from '@coop/contracts/member/overview';
import { formatCount, parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { LinkButton } from '../../page/link-button.tsx';
import { HowToPay } from '../../parts/month/how-to-pay.tsx';
import { PayLink } from '../../parts/overdue/overdue-view.tsx';
import { paths } from '../../site/paths.ts';
import styles from './status.module.css';
import { text } from './text.ts';

/** Months that are named; of more, the newest are. */
const NAMED = 4;

type Overdue = NonNullable<MemberOverview['overdue_months']>;

function monthWords(months: Overdue): string {
  const names = months.slice(-NAMED).map((one) => formatThaiMonth(one.recv_period));
  const last = names.at(-1) ?? '';
  const listed = names.length > 1 ? `${names.slice(0, -1).join(' ')} ${text.and}${last}` : last;
  const more = months.length - names.length;
  return more > 0
    ? `${text.arrearsOf(listed)} ${text.and}${text.arrearsMore(formatCount(more))}`
    : text.arrearsOf(listed);
}

/** Whether anything is overdue; whatever it is that a backend sends. */
export function isInArrears(data: MemberOverview | undefined): boolean {
  const months = data?.overdue_months;
  return (Array.isArray(months) && months.length > 0) || Number(data?.arrear_periods) > 0;
}

/** What is overdue, of which months, and what to do; an older backend counts loans only. */
export function ArrearsBand({ data }: { data: MemberOverview }) {
  const months = data.overdue_months ?? [];
  const periods = data.arrear_periods;
  const satang = sumSatang(months.map((one) => parseBaht(one.amount)));
  const isKnown = months.length > 0;
  const { kep } = data;
  // The month's own bill holds what was overdue when it was made.
  const billedIn =
    kep?.posting_status === '0' && kep.lines.some((line) => line.is_arrear)
      ? kep.recv_period
      : undefined;
  return (
    <Band
      tone="negative"
      title={
        isKnown ? (
          <>
            {text.arrears} <Amount satang={satang} unit="บาท" />
          </>
        ) : (
          text.arrearsLoans(formatCount(periods))
        )
      }
    >
      {isKnown && <p>{monthWords(months)}</p>}
      <p>
        <HowToPay satang={isKnown ? satang : null} />
      </p>
      <div className={`${styles.ways} no-print`}>
        {isKnown && satang !== null && <PayLink satang={satang} />}
        <LinkButton to={isKnown ? paths.member.kep : paths.member.loan}>
          {text.seeArrears}
        </LinkButton>
      </div>
      {billedIn && <p className="note">{text.arrearsBilled(formatThaiMonth(billedIn))}</p>}
      {periods > 0 && <p className="note">{text.arrearsInterest}</p>}
    </Band>
  );
}
