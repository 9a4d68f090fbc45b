import type { MemberRequestpromoney, RequestLimit } from '@coop/contracts/member/requestpromoney';
import { annuityInstalment } from '@coop/finance/instalment';
import { formatCount, parseBaht, parseRate } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth, isEmptyDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import type { Fact, FactRows } from '@coop/ui/facts';
import { PhoneLink } from '../../site/phone-link.tsx';
import { text } from './text.ts';

const words = text.outlook;

const Baht = ({ satang }: { satang: number | null }) => <Amount satang={satang} unit="บาท" />;

/** The day of effect, which the backend works out by its working days. */
function whenOf({ request_type, effective_date }: RequestLimit): Fact {
  return [
    words.when[request_type],
    isEmptyDate(effective_date) ? words.afterApproval : formatThaiDate(effective_date, 'full'),
  ];
}

/** Fee of a withdrawal, in satang; 0 where it is free. */
function feeOf({ fee }: RequestLimit, satang: number): number {
  const [rate, least] = [parseRate(fee?.rate), parseBaht(fee?.min_amount)];
  if (rate === null || least === null) return 0;
  return Math.max(least, Math.round((satang * rate) / 10_000));
}

function withdrawal(limit: RequestLimit, satang: number): FactRows {
  const fee = feeOf(limit, satang);
  // A backend that says when also says what it costs.
  if (limit.effective_date === undefined) return [];
  return [
    [
      words.fee,
      fee === 0 ? (
        words.free
      ) : (
        <>
          <Baht satang={fee} /> {words.feeMore}
        </>
      ),
    ],
  ];
}

/** The level instalment; null where the terms cannot be read. */
function instalmentOf({ loan }: RequestLimit, satang: number): number | null {
  const rate = parseRate(loan?.int_rate);
  if (!loan || rate === null || !(loan.period_payamt > 0) || satang <= 0) return null;
  return annuityInstalment(satang, loan.period_payamt, rate, loan.rounding);
}

/** The open contract that the new one closes, and what is left of the money. */
function setOff(limits: readonly RequestLimit[], limit: RequestLimit, satang: number): FactRows {
  const old = limits.find((one) => one.request_type === 'REPAY' && one.ref_desc === limit.ref_desc);
  const owed = parseBaht(old?.max_amount);
  if (!old || owed === null) return [];
  const net = satang - owed;
  return [
    [
      words.setOff,
      <>
        <span className="nowrap">{old.ref_no}</span> {words.about} <Baht satang={owed} />
      </>,
    ],
    [net < 0 ? words.payMore : words.net, <Baht satang={Math.abs(net)} />],
  ];
}

function loanTerms(
  { limits }: MemberRequestpromoney,
  limit: RequestLimit,
  satang: number,
): FactRows {
  const { loan } = limit;
  const instalment = instalmentOf(limit, satang);
  if (!loan || instalment === null) return setOff(limits, limit, satang);
  return [
    ...setOff(limits, limit, satang),
    [words.rate, words.perYear(loan.int_rate)],
    [
      words.instalment,
      <>
        {words.periods(formatCount(loan.period_payamt))} <Baht satang={instalment} />
      </>,
    ],
    [words.firstMonth, formatThaiMonth(loan.first_recv_period)],
  ];
}

/** How the member's own money is to come. */
function howToPay(): Fact {
  return [
    words.howToPay,
    <>
      {words.payBy} <PhoneLink />
    </>,
  ];
}

/** What will come of a request: by which way, when, at which cost, on which terms. */
export function outlookOf(
  data: MemberRequestpromoney,
  limit: RequestLimit,
  satang: number,
): FactRows {
  const account: Fact = [words.account, data.linked_account_masked || words.noAccount];
  const when = whenOf(limit);
  switch (limit.request_type) {
    case 'WITHDRAW':
      return [account, when, ...withdrawal(limit, satang)];
    case 'EMERGENCY_LOAN':
      return [account, when, ...loanTerms(data, limit, satang)];
    case 'REPAY': {
      const isAll = satang === parseBaht(limit.max_amount);
      return [howToPay(), when, [words.after, isAll ? words.closes : words.lessens]];
    }
    case 'CLAIM_HELD':
      return [account, when];
    case 'BUY_SHARES':
      return [howToPay(), when];
    case 'CHANGE_SHARE':
      return [when, [words.after, words.nextBill]];
    default:
      return [when];
  }
}
