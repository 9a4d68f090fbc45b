import type { KindTotal } from '@coop/contracts/membergroup/billing';
import type { GroupSummarizeRep } from '@coop/contracts/membergroup/summarize-rep';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { StackedBar } from '@coop/ui/stacked-bar';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { MonthFigures } from '../month-figures.tsx';
import { kindWords } from '../text.ts';
import { collectionColumns, kindColumns, unitColumns } from './columns.tsx';
import styles from './summarize-rep.module.css';

const SHARES = 'จากยอดเรียกเก็บทั้งหมด แต่ละประเภทเป็นเงิน (บาท)';
const TOTAL = 'รวมทั้งสิ้น';

function Head({ data }: { data: GroupSummarizeRep }) {
  const { member_count, units, recv_period, collected_date } = data;
  return (
    <MonthFigures
      month={{ ...data, receipt_date: collected_date }}
      billedNotes={[
        `${formatCount(member_count)} คน · ${formatCount(units.length)} หน่วยย่อย`,
        formatThaiMonth(recv_period),
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
      <Card title="ส่วนแบ่งของแต่ละประเภท">
        <StackedBar
          title={SHARES}
          caption={SHARES}
          parts={totals.filter(isPart).map(({ kind, amount }) => ({
            label: kindWords(kind),
            satang: parseBaht(amount) ?? 0,
          }))}
        />
        {!totals.every(isPart) && (
          <p className="note">แผนภาพและร้อยละไม่รวมเงินที่คืนสมาชิก ซึ่งแสดงเป็นยอดติดลบในตาราง</p>
        )}
      </Card>
      <TableSection
        caption="สรุปตามประเภท"
        file={file}
        columns={kindColumns(totals)}
        rows={totals}
        rowKey={(total) => total.kind}
        totalsLabel={TOTAL}
      />
      <TableSection
        caption="สรุปตามหน่วยย่อย"
        file={file}
        columns={unitColumns(data)}
        rows={units}
        rowKey={(unit) => unit.unit_no}
        totalsLabel={TOTAL}
      />
      <TableSection
        caption="ผลการหักเงินตามหน่วยย่อย"
        file={file}
        columns={collectionColumns(data)}
        rows={units}
        rowKey={(unit) => unit.unit_no}
        totalsLabel={TOTAL}
      />
    </div>
  );
}
