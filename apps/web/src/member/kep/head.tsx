import type { KepDetail, KepLine } from '@coop/contracts/member/kep';
import { bahtText } from '@coop/format/baht-text';
import { parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { type Fact, type FactRows, Facts } from '@coop/ui/facts';
import { Fold } from '@coop/ui/fold';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import { PrintPage } from '../../page/print-page.tsx';
import { KepDifference } from '../../parts/month/kep-difference.tsx';
import { postingState, receivedOf, shortOf } from '../../parts/month/posting.ts';
import { PostingTag } from '../../parts/month/posting-tag.tsx';
import { EntryNote } from '../../parts/notes/note-mark.tsx';
import { PaperDownload } from '../../parts/pdf/paper-download.tsx';
import { whose } from '../../session/whose.ts';
import styles from './kep.module.css';
import { receiptFile } from './receipt-paper.ts';
import { text } from './text.ts';

type Group = 'month' | 'earlier' | 'back';

const groupOf = ({ item_group, is_arrear }: KepLine): Group =>
  item_group === 'REFUND' ? 'back' : is_arrear ? 'earlier' : 'month';

/** This month's part, what is left of earlier months, what comes back; nothing where it is all this month's. */
function partsOf({ lines }: KepDetail): FactRows {
  const terms = { month: 'ของเดือนนี้', earlier: 'ค้างชำระจากเดือนก่อน', back: 'เงินคืน' };
  const groups = new Set(lines.map(groupOf));
  if (groups.size < 2) return [];
  return (['month', 'earlier', 'back'] as const)
    .filter((group) => groups.has(group))
    .map((group): Fact => {
      const amounts = lines.filter((line) => groupOf(line) === group);
      const satang = sumSatang(amounts.map((line) => parseBaht(line.amount)));
      return [terms[group], <Amount satang={satang} />];
    });
}

/** What came of it and what is missing, where not everything came. */
function takenOf(data: KepDetail): FactRows {
  if (postingState(data, data.as_of) !== 'part') return [];
  const term = data.payer === 'SELF' ? whose('ท่านชำระแล้ว') : 'หักได้จริง';
  return [
    [term, <Amount satang={receivedOf(data)} />],
    ['ยังขาด', <Amount satang={shortOf(data)} />],
  ];
}

/** How much in figures and in words, whether it was received, and its paper. */
export function Head({ data }: { data: KepDetail }) {
  const total = parseBaht(data.receive_amount);
  const hidden = useAmountsHidden();
  const received = data.posting_status === '1';
  return (
    <Card
      title={`ยอดเรียกเก็บ ${formatThaiMonth(data.recv_period)}`}
      actions={<PostingTag posting={data} asOf={data.as_of} />}
    >
      <div>
        <Amount satang={total} size="xl" unit="บาท" />
        {data.previous_recv_period && (
          <p>
            <KepDifference
              amount={data.receive_amount}
              previous={data.previous_receive_amount}
              changes={data.changes}
            />
          </p>
        )}
        {total !== null && !hidden && <p className={styles.words}>({bahtText(total)})</p>}
      </div>
      <Facts
        rows={[
          ...partsOf(data),
          ...takenOf(data),
          received && ['เลขที่ใบเสร็จ', data.receipt_no],
          received
            ? ['วันที่รับเงิน', formatThaiDate(data.receipt_date)]
            : ['กำหนดส่งเงิน', formatThaiDate(data.due_date)],
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
        <PrintPage variant="primary">{received ? 'พิมพ์ใบเสร็จรับเงิน' : 'พิมพ์ใบแจ้งยอด'}</PrintPage>
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
