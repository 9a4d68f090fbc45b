import type { MemberRequestpromoney, RequestLimit } from '@coop/contracts/member/requestpromoney';
import { parseBaht, parseRate } from '@coop/format/money';
import { formatThaiDate, isEmptyDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import type { Fact, FactRows } from '@coop/ui/facts';
import { lineFacts } from '../../parts/borrowing/line-facts.tsx';
import { loanLines } from '../../parts/borrowing/lines.ts';
import type { Month } from '../../parts/borrowing/month.ts';
import { figuresOf } from '../../parts/borrowing/offer.ts';
import { PhoneLink } from '../../site/phone-link.tsx';
import { text } from './text.ts';

const words = text.outlook;

const Baht = ({ satang }: { satang: number | null }) => <Amount satang={satang} unit="บาท" />;

/** The day of effect, which the backend works out by its working days. */
function whenOf({ request_type, effective_date }: RequestLimit): Fact {
  return [
    words.when[request_type],
    isEmptyDate(effective_date) ? 'เมื่อสหกรณ์อนุมัติแล้ว' : formatThaiDate(effective_date, 'full'),
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
      'ค่าธรรมเนียม',
      fee === 0 ? (
        'ไม่มี'
      ) : (
        <>
          <Baht satang={fee} /> หักจากบัญชีเงินฝาก เพราะถอนเกินหนึ่งครั้งในเดือนนั้น
        </>
      ),
    ],
  ];
}

/** What the loan comes to; nothing where a backend does not tell its terms. */
function loanFacts({ loan }: RequestLimit, satang: number, month: Month | undefined): Fact[] {
  const figures = figuresOf(loan, satang, loan?.period_payamt ?? 0);
  return loan && figures ? lineFacts(loanLines({ figures, offer: loan, month })) : [];
}

/** How the member's own money is to come. */
function howToPay(): Fact {
  return [
    'วิธีชำระ',
    <>
      {words.payBy} <PhoneLink />
    </>,
  ];
}

/**
 * What will come of a request: by which way, when, at which cost, on which terms.
 * @param month for what a loan changes of it
 */
export function outlookOf(
  data: Pick<MemberRequestpromoney, 'linked_account_masked'>,
  limit: RequestLimit,
  satang: number,
  month?: Month,
): FactRows {
  const account: Fact = ['โอนเข้าบัญชี', data.linked_account_masked || 'ยังไม่มีบัญชีที่ผูกไว้ กรุณาแจ้งสหกรณ์'];
  const when = whenOf(limit);
  switch (limit.request_type) {
    case 'WITHDRAW':
      return [account, when, ...withdrawal(limit, satang)];
    case 'EMERGENCY_LOAN':
      return [account, ...(limit.loan ? [] : [when]), ...loanFacts(limit, satang, month)];
    case 'REPAY': {
      const isAll = satang === parseBaht(limit.max_amount);
      return [
        howToPay(),
        when,
        [
          words.after,
          isAll
            ? 'ปิดสัญญา ยอดจริงคิดดอกเบี้ยถึงวันที่ชำระ หากบิลเดือนนี้หักไปแล้ว ส่วนที่เกินจะคืนในเดือนถัดไป'
            : 'ชำระดอกเบี้ยถึงวันนั้นก่อน ที่เหลือลดเงินต้น',
        ],
      ];
    }
    case 'CLAIM_HELD':
      return [account, when];
    case 'BUY_SHARES':
      return [howToPay(), when];
    case 'MONTHLY_REPAY':
      return [
        when,
        [
          words.after,
          'แสดงแยกในใบเรียกเก็บทุกเดือน และลดเงินต้นทั้งจำนวน เดือนใดหักได้ไม่พอก็งดไป ไม่เป็นยอดค้าง คำสั่งใหม่แทนคำสั่งเดิมของสัญญานี้',
        ],
      ];
    case 'CHANGE_SHARE':
      return [when, [words.after, 'เก็บอัตราใหม่ตั้งแต่บิลถัดไป']];
    default:
      return [when];
  }
}
