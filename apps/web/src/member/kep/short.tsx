import type { KepDetail } from '@coop/contracts/member/kep';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { HowToPay } from '../../parts/month/how-to-pay.tsx';
import { postingState, receivedOf, shortOf } from '../../parts/month/posting.ts';
import { reasonWords } from '../../parts/month/short-reason.ts';
import { whose } from '../../session/whose.ts';

/** Day, month and year stay together at the end of a line. */
const day = (iso: string) => formatThaiDate(iso).replaceAll(' ', '\u00a0');

function Baht({ satang }: { satang: number | null }) {
  return (
    <span className="nowrap">
      <Amount satang={satang} /> บาท
    </span>
  );
}

function Title({ data }: { data: KepDetail }) {
  const isSelf = data.payer === 'SELF';
  const month = formatThaiMonth(data.recv_period);
  if (postingState(data, data.as_of) === 'failed') {
    return isSelf ? `ยังไม่ได้รับชำระของเดือน${month}` : `หักเงินเดือน${month} ไม่ได้`;
  }
  return (
    <>
      {isSelf ? 'รับชำระบางส่วน' : 'หักได้บางส่วน'} ได้รับ <Baht satang={receivedOf(data)} /> จาก{' '}
      <Baht satang={parseBaht(data.receive_amount)} />
    </>
  );
}

interface NoticesProps {
  readonly data: KepDetail;
  /** Whether all that is overdue is said above, with its reasons and how to pay it. */
  readonly isExplained: boolean;
}

/** What a month lacks, why, where it goes, and what to do about it. */
function Short({ data, isExplained }: NoticesProps) {
  const state = postingState(data, data.as_of);
  const short = shortOf(data);
  const owed = parseBaht(data.outstanding_amount);
  // Nothing more is billed to somebody who has died.
  const isCarried = data.short_reason !== 'เสียชีวิต';
  const isSettled = owed === 0 && (data.settled_date ?? '') !== '';
  const tone = isSettled ? 'info' : state === 'failed' ? 'negative' : 'waiting';
  return (
    <Band tone={tone} title={<Title data={data} />}>
      {!isExplained && <p>{reasonWords(data.short_reason, data.payer)}</p>}
      {short > 0 && (
        <p>
          ขาด <Baht satang={short} /> {isCarried && 'ยกไปเก็บในเดือนถัดไป'}
        </p>
      )}
      {isSettled ? (
        <p>{`ชำระครบแล้วเมื่อ ${day(data.settled_date ?? '')}`}</p>
      ) : isExplained ? null : (
        <>
          {owed !== null && owed !== short && (
            <p>
              ขณะนี้ยังค้าง <Baht satang={owed} />
            </p>
          )}
          <p>
            <HowToPay satang={owed ?? short} />
          </p>
          {data.lines.some((line) => line.item_group === 'LOAN') && (
            <p>ดอกเบี้ยเงินกู้คิดต่อทุกวันจนกว่าจะชำระ</p>
          )}
        </>
      )}
    </Band>
  );
}

/** What is to be said about how a month's money came, above everything else; often nothing. */
export function Notices({ data, isExplained }: NoticesProps) {
  const state = postingState(data, data.as_of);
  const kept = parseBaht(data.kept_amount);
  return (
    <>
      {(state === 'failed' || state === 'part') && <Short data={data} isExplained={isExplained} />}
      {data.payer === 'SELF' && state === 'waiting' && (
        <Band tone="waiting" title={whose('ท่านชำระเอง')}>
          <p>{`ยอดนี้ไม่ได้หักจากเงินเดือน กรุณาชำระภายใน ${day(data.due_date)}`}</p>
          <p>
            <HowToPay satang={parseBaht(data.receive_amount)} />
          </p>
        </Band>
      )}
      {kept !== null && kept > 0 && (
        <Band
          tone="info"
          title={
            <>
              รับไว้ <Baht satang={kept} /> จะหักให้ในเดือนถัดไป
            </>
          }
        />
      )}
    </>
  );
}
