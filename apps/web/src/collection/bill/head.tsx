import type { KepDetail } from '@coop/contracts/member/kep';
import { bahtText } from '@coop/format/baht-text';
import { parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { type FactRows, Facts } from '@coop/ui/facts';
import { Fold } from '@coop/ui/fold';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import { Sentence } from '@coop/ui/sentence';
import { PaperDownload } from '../../documents/pdf/paper-download.tsx';
import { whose } from '../../session/whose.ts';
import { EntryNote } from '../../tables/notes/note-mark.tsx';
import { OriginAmount } from '../../tables/origins/origin-amount.tsx';
import { PrintButton } from '../../tables/print-button.tsx';
import { HowToPay } from '../how-to-pay.tsx';
import { KepDifference } from '../kep-difference.tsx';
import { reasonWords } from '../overdue/short-reason.ts';
import { PaidLine } from '../paid-bill.tsx';
import { isSettled, lessPaid, postingState, receivedOf, shortOf } from '../posting.ts';
import { PostingTag } from '../posting-tag.tsx';
import styles from './bill.module.css';
import { rankOf } from './lines.tsx';
import { monthOrigin } from './origins.ts';
import { receiptFile } from './receipt-paper.ts';
import { text } from './text.ts';

const PARTS = ['ของเดือนนี้', 'ค้างชำระจากเดือนก่อน', 'เงินคืน'];

/** This month's part, what is left of earlier months, what comes back; nothing where it is all this month's. */
function partsOf({ lines }: KepDetail): FactRows {
  const parts = Map.groupBy(lines, rankOf);
  if (parts.size < 2) return [];
  return PARTS.map((term, rank) => {
    const amounts = parts.get(rank)?.map((line) => parseBaht(line.amount));
    return amounts && [term, <Amount satang={sumSatang(amounts)} />];
  });
}

/** Returns what came of it and what is missing, where not everything came. */
function takenOf(data: KepDetail): FactRows {
  if (postingState(data, data.as_of) !== 'part') return [];
  const term = data.payer === 'SELF' ? whose('ท่านชำระแล้ว') : 'หักได้จริง';
  return [
    [term, <Amount satang={receivedOf(data)} />],
    !isSettled(data) && ['ยังขาด', <Amount satang={shortOf(data)} />],
  ];
}

interface BillProps {
  readonly data: KepDetail;
  /** Tells whether all that is overdue is said above, with its reasons, its day and how to pay it. */
  readonly isExplained: boolean;
}

/** Shows how much in figures and in words, whether it was received, and its paper. */
export function Head({ data, isExplained }: BillProps) {
  const left = lessPaid(data, data.paid_bill);
  const total = parseBaht(left.receive_amount);
  const hidden = useAmountsHidden();
  const received = data.posting_status === '1';
  return (
    <Card
      title={`ยอดเรียกเก็บ ${formatThaiMonth(data.recv_period)}`}
      actions={<PostingTag posting={left} asOf={data.as_of} />}
    >
      <div>
        <OriginAmount satang={total} size="xl" unit="บาท" origin={monthOrigin(data)} />
        {data.previous_recv_period && left === data && (
          <p>
            <KepDifference
              amount={data.receive_amount}
              previous={data.previous_receive_amount}
              changes={data.changes}
            />
          </p>
        )}
        <PaidLine bill={data.paid_bill} />
        {total !== null && !hidden && <p className={styles.words}>{`(${bahtText(total)})`}</p>}
      </div>
      <Facts
        rows={[
          ...(isExplained ? [] : partsOf(data)),
          ...takenOf(data),
          received && ['เลขที่ใบเสร็จ', data.receipt_no],
          received
            ? ['วันที่รับเงิน', formatThaiDate(data.receipt_date)]
            : !isExplained && ['ครบกำหนด', formatThaiDate(data.due_date)],
        ]}
      />
      <Fold summary="สังกัดและยอดสะสม">
        <Facts
          rows={[
            ['สังกัด', data.membgroup_desc],
            [text.shares, <Amount baht={data.share_balance} />],
            [text.interest, <Amount baht={data.accum_interest} />],
          ]}
        />
      </Fold>
      <div className={`${styles.papers} no-print`}>
        <PrintButton alwaysShows variant="primary">
          {received ? 'พิมพ์ใบเสร็จรับเงิน' : 'พิมพ์ใบแจ้งยอด'}
        </PrintButton>
        <PaperDownload file={(making) => receiptFile(data, making)} />
      </div>
      <EntryNote
        kind="KEP"
        refNo={data.recv_period}
        title={text.titleOf(formatThaiMonth(data.recv_period))}
      />
    </Card>
  );
}

/** Day, month and year stay together at the end of a line. */
const day = (iso: string) => formatThaiDate(iso).replaceAll(' ', '\u00a0');

function Title({ data }: { data: KepDetail }) {
  const isSelf = data.payer === 'SELF';
  const month = formatThaiMonth(data.recv_period);
  if (postingState(data, data.as_of) === 'failed') {
    if (isSettled(data)) return `ชำระเงินของเดือน${month} ครบแล้ว`;
    if (isSelf) return `ยังไม่ได้รับชำระของเดือน${month}`;
    // Where nobody said why, nobody said that it could not be deducted either.
    return data.short_reason ? `หักเงินของเดือน${month} ไม่ได้` : `ยังไม่ได้รับเงินของเดือน${month}`;
  }
  return (
    <Sentence>
      {(baht) =>
        `${isSelf ? 'รับชำระบางส่วน' : 'หักได้บางส่วน'} ได้รับ ${baht(receivedOf(data))} จาก ${baht(parseBaht(data.receive_amount))}`
      }
    </Sentence>
  );
}

/** Shows what a month lacks, why, where it goes, and what to do about it. */
function Short({ data }: Pick<BillProps, 'data'>) {
  const state = postingState(data, data.as_of);
  const short = shortOf(data);
  const owed = parseBaht(data.outstanding_amount);
  const isPaid = isSettled(data);
  const tone = isPaid ? 'info' : state === 'failed' ? 'negative' : 'waiting';
  return (
    <Band tone={tone} title={<Title data={data} />}>
      <p>{reasonWords(data.short_reason, data.payer, isPaid)}</p>
      {short > 0 && (
        <p>
          <Sentence>{(baht) => `ขาด ${baht(short)} ยกไปเก็บในเดือนถัดไป`}</Sentence>
        </p>
      )}
      {isPaid ? (
        <p>{`ชำระครบแล้วเมื่อ ${day(data.settled_date ?? '')}`}</p>
      ) : (
        <>
          {owed !== null && owed !== short && (
            <p>
              <Sentence>{(baht) => `ขณะนี้ยังค้างอยู่ ${baht(owed)}`}</Sentence>
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

/** Shows what is to be said about how a month's money came, above everything else; often nothing. */
export function Notices({ data, isExplained }: BillProps) {
  const state = postingState(data, data.as_of);
  const kept = parseBaht(data.kept_amount);
  const left = lessPaid(data, data.paid_bill);
  return (
    <>
      {!isExplained && (state === 'failed' || state === 'part') && <Short data={data} />}
      {data.payer === 'SELF' && state === 'waiting' && !isSettled(left) && (
        <Band tone="waiting" title={whose('ท่านชำระเอง')}>
          <p>{`ยอดนี้ไม่มีหน่วยงานหักให้ กรุณาชำระภายใน ${day(data.due_date)}`}</p>
          <p>
            <HowToPay satang={parseBaht(left.receive_amount)} />
          </p>
        </Band>
      )}
      {kept !== null && kept > 0 && (
        <Band
          tone="info"
          title={<Sentence>{(baht) => `รับไว้ ${baht(kept)} จะหักให้ในเดือนถัดไป`}</Sentence>}
        />
      )}
    </>
  );
}
