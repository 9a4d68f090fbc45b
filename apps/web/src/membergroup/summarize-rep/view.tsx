import type { KindTotal } from '@coop/contracts/membergroup/billing';
import type { GroupSummarizeRep } from '@coop/contracts/membergroup/summarize-rep';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Figures } from '@coop/ui/figures';
import { StackedBar } from '@coop/ui/stacked-bar';
import { Tag } from '@coop/ui/tag';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { kindWords, text as shared, statusTone, statusWords } from '../text.ts';
import { toTransferSatang } from '../to-transfer.ts';
import { collectionColumns, kindColumns, unitColumns } from './columns.tsx';
import styles from './summarize-rep.module.css';
import { text } from './text.ts';

function Head({ data }: { data: GroupSummarizeRep }) {
  const { collected_date, due_date } = data;
  return (
    <Figures
      items={[
        {
          label: text.members,
          value: text.people(formatCount(data.member_count)),
          note: text.units(formatCount(data.units.length)),
        },
        {
          label: text.billed,
          value: <Amount baht={data.billed_amount} size="l" />,
          note: formatThaiMonth(data.recv_period),
        },
        {
          label: shared.toTransfer,
          value: <Amount satang={toTransferSatang(data)} size="l" />,
        },
        {
          label: text.remitted,
          value: <Amount baht={data.remitted_amount} size="l" />,
          note: collected_date
            ? text.collected(formatThaiDate(collected_date))
            : text.due(formatThaiDate(due_date)),
        },
        {
          label: text.remain,
          value: <Amount baht={data.remain_amount} size="l" />,
          note: <Tag tone={statusTone(data.status)}>{statusWords(data.status)}</Tag>,
        },
      ]}
    />
  );
}

/** Money that comes back is no part of a whole. */
const isPart = ({ amount }: KindTotal) => (parseBaht(amount) ?? 0) >= 0;

/** Totals, the shares of the kinds, then the tables by unit. */
export function SummarizeRepView({ data }: { data: GroupSummarizeRep }) {
  const { units, totals } = data;
  const file = { period: formatThaiMonth(data.recv_period) };
  return (
    <div className={`stack ${styles.summary}`}>
      <Head data={data} />
      <Card title={text.shares}>
        <StackedBar
          title={text.byKindCaption}
          caption={text.byKindCaption}
          parts={totals.filter(isPart).map(({ kind, amount }) => ({
            label: kindWords(kind),
            satang: parseBaht(amount) ?? 0,
          }))}
        />
        {!totals.every(isPart) && <p className="note">{text.withoutRefund}</p>}
      </Card>
      <TableSection
        caption={text.byKind}
        file={file}
        columns={kindColumns(totals)}
        rows={totals}
        rowKey={(total) => total.kind}
        totalsLabel={text.grandTotal}
      />
      <TableSection
        caption={text.byUnit}
        file={file}
        columns={unitColumns(data)}
        rows={units}
        rowKey={(unit) => unit.unit_no}
        totalsLabel={text.grandTotal}
      />
      <TableSection
        caption={text.collection}
        file={file}
        columns={collectionColumns(data)}
        rows={units}
        rowKey={(unit) => unit.unit_no}
        totalsLabel={text.grandTotal}
      />
    </div>
  );
}
