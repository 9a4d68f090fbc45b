import type { KepDetail } from '@coop/contracts/member/kep';
import { bahtText } from '@coop/format/baht-text';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import Printer from 'lucide-react/icons/printer';
import { PostingTag } from '../../parts/month/posting-tag.tsx';
import styles from './kep.module.css';
import { text } from './text.ts';

/** How much in figures and in words, whether it was received, and its paper. */
export function Head({ data }: { data: KepDetail }) {
  const total = parseBaht(data.receive_amount);
  const hidden = useAmountsHidden();
  const received = data.posting_status === '1';
  return (
    <Card
      title={`${text.total} ${formatThaiMonth(data.recv_period)}`}
      actions={
        <PostingTag
          posting={{ status: data.posting_status, due: data.due_date }}
          asOf={data.as_of}
        />
      }
    >
      <div>
        <Amount satang={total} size="xl" unit="บาท" />
        {total !== null && !hidden && <p className={styles.words}>({bahtText(total)})</p>}
      </div>
      <Facts
        rows={[
          ...(received
            ? [
                { term: text.receiptNo, value: data.receipt_no },
                { term: text.receiptDate, value: formatThaiDate(data.receipt_date) },
              ]
            : [{ term: text.dueDate, value: formatThaiDate(data.due_date) }]),
          { term: text.agency, value: data.membgroup_desc },
          { term: text.shares, value: <Amount satang={parseBaht(data.share_balance)} /> },
          { term: text.interest, value: <Amount satang={parseBaht(data.accum_interest)} /> },
        ]}
      />
      <p className="no-print">
        <Button variant="primary" icon={<Printer />} onClick={() => print()}>
          {received ? text.printReceipt : text.printNotice}
        </Button>
      </p>
    </Card>
  );
}
