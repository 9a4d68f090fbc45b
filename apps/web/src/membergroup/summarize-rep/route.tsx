import type { KindTotal } from '@coop/contracts/membergroup/billing';
import type { GroupSummarizeRep } from '@coop/contracts/membergroup/summarize-rep';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { StackedBar } from '@coop/ui/stacked-bar';
import { MonthFigures } from '../month/month-figures.tsx';
import { SheetPage } from '../month/sheet-page.tsx';
import { sheetLoader } from '../month/use-sheet.ts';
import { PrintedSection } from '../printed-section.tsx';
import { kindWords } from '../text.ts';
import { collectionColumns, kindColumns, unitColumns } from './columns.tsx';
import styles from './summarize-rep.module.css';

const SHARES = 'จากยอดเรียกเก็บทั้งหมด แต่ละประเภทเป็นเงิน (บาท)';

const CALL = 'membergroupSummarizeRepShow';

export const loader = sheetLoader(CALL);

/** /membergroup/summarize_rep: a month's bill by unit and by kind, and what has come of it. */
export function Component() {
  return (
    // The heading as the specification spells it in the menu.
    <SheetPage call={CALL} blocks={['5rem', '8rem', '24rem', '20rem']}>
      {(data) => <Summary data={data} />}
    </SheetPage>
  );
}

/** Money that comes back is no part of a whole. */
const isPart = ({ amount }: KindTotal) => (parseBaht(amount) ?? 0) >= 0;

/** Totals, the shares of the kinds, then the tables by unit. */
function Summary({ data }: { data: GroupSummarizeRep }) {
  const { units, totals } = data;
  const period = formatThaiMonth(data.recv_period);
  const tables = {
    file: { period },
    totalsLabel: 'รวมทั้งสิ้น',
    signers: ['ผู้จัดทำ', 'ผู้ตรวจสอบ'],
  };
  return (
    <div className={`stack ${styles.summary}`}>
      <MonthFigures
        month={{ ...data, receipt_date: data.collected_date }}
        billedNotes={[
          `${formatCount(data.member_count)} คน · ${formatCount(units.length)} หน่วยย่อย`,
          period,
        ]}
      />
      <Card title="ส่วนแบ่งของแต่ละประเภท">
        <StackedBar
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
      <PrintedSection
        caption="สรุปตามประเภท"
        {...tables}
        columns={kindColumns(totals)}
        rows={totals}
        rowKey={(total) => total.kind}
      />
      <PrintedSection
        caption="สรุปตามหน่วยย่อย"
        {...tables}
        columns={unitColumns(data)}
        rows={units}
        rowKey={(unit) => unit.unit_no}
      />
      <PrintedSection
        caption="ผลการหักเงินตามหน่วยย่อย"
        {...tables}
        columns={collectionColumns(data)}
        rows={units}
        rowKey={(unit) => unit.unit_no}
      />
    </div>
  );
}
