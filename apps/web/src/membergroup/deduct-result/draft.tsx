import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { type FactRows, Facts } from '@coop/ui/facts';
import { Tag } from '@coop/ui/tag';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/requests/confirm-dialog.tsx';
import { text as shared } from '../text.ts';
import { draftTransferSatang, toTransferSatang } from '../to-transfer.ts';
import styles from './deduct-result.module.css';
import { type Compared, compareShortfalls, missingSatang, type Side } from './shortfalls.ts';
import { text } from './text.ts';
import { type FormProps, shortfallsIn } from './use-shortfalls.ts';

const DISCARD = 'ทิ้งร่าง';
/** What a form does to a record: how many more people, other amounts or reasons, and people fewer. */
const CHANGES = {
  added: ['เพิ่ม', 'waiting'],
  changed: ['แก้ไข', 'muted'],
  removed: ['นำออก', 'positive'],
} as const;

function changeOf({ theirs, mine }: Compared): keyof typeof CHANGES {
  if (!theirs) return 'added';
  return mine ? 'changed' : 'removed';
}

function changeTag(one: Compared) {
  const [change, tone] = CHANGES[changeOf(one)];
  return <Tag tone={tone}>{change}</Tag>;
}

/** An amount with its reason; who is not named was deducted in full. */
export const deductionColumn = (
  side: Side,
  header: string,
  noReason: string = text.noReason,
): DataTableColumn<Compared> => ({
  key: side,
  header,
  cell: ({ [side]: deduction }) => {
    if (!deduction) return 'หักได้ครบ';
    const satang = parseBaht(deduction.deducted);
    return (
      <span className={styles.said}>
        <span className="nowrap">
          {satang === null ? deduction.deducted || 'ยังไม่ได้กรอก' : formatSatang(satang)}
        </span>
        <span className="note">{deduction.reason || noReason}</span>
      </span>
    );
  },
});

export const NAME: DataTableColumn<Compared> = {
  key: 'name',
  header: text.columns.name,
  priority: 'title',
  cell: ({ membership_no, name }) => `${membership_no} ${name}`,
};

/** How the sum to transfer would change. */
function differenceWords(record: number | null, draft: number | null): string {
  if (record === null || draft === null) return '';
  if (record === draft) return 'เท่าเดิม';
  const amount = formatSatang(Math.abs(draft - record));
  return draft < record ? `น้อยลง ${amount} บาท` : `เพิ่มขึ้น ${amount} บาท`;
}

function Sums({ data, entries, rows }: FormProps & { readonly rows: readonly Compared[] }) {
  const record = toTransferSatang(data);
  const draft = draftTransferSatang(data, missingSatang(entries.shortfalls, data.lines));
  return (
    <Facts
      rows={[
        ...Object.entries(CHANGES).map(([change, [what]]): FactRows[number] => {
          const { length } = rows.filter((one) => changeOf(one) === change);
          return length > 0 && [what, shared.people(formatCount(length))];
        }),
        ['ยอดที่ต้องโอนตามที่บันทึกไว้', <Amount satang={record} unit="บาท" />],
        [
          'ยอดที่ต้องโอนตามร่าง',
          <>
            <strong>
              <Amount satang={draft} unit="บาท" />
            </strong>{' '}
            <span className="note nowrap">{differenceWords(record, draft)}</span>
          </>,
        ],
      ]}
    />
  );
}

/** Id of the card, which links lead to. */
export const DRAFT_PLACE = 'draft';

/** What is typed and not recorded yet: how it differs from the record, and how to be rid of it. */
export function Draft({ data, entries, onGone }: FormProps & { readonly onGone: () => void }) {
  const [asks, setAsks] = useState(false);
  const rows = compareShortfalls(data.lines, shortfallsIn(data), entries.shortfalls).filter(
    ({ isSame }) => !isSame,
  );
  const discard = () => {
    entries.forget();
    onGone();
  };
  return (
    <div id={DRAFT_PLACE} tabIndex={-1} className={`${styles.place} ${styles.draft}`}>
      <Card title="ร่างที่ยังไม่ได้บันทึก">
        <p>ผลที่บันทึกไว้ยังเป็นอย่างเดิมจนกว่าท่านจะกดบันทึก ร่างอยู่ในแท็บนี้เท่านั้น</p>
        <Sums data={data} entries={entries} rows={rows} />
        {/* Before the first record the list above is all that differs. */}
        {rows.length > 0 && data.recorded_at && (
          <DataTable
            caption="ร่างต่างจากผลที่บันทึกไว้"
            columns={[
              NAME,
              { key: 'what', header: 'ต่างกันอย่างไร', cell: changeTag },
              deductionColumn('theirs', 'บันทึกไว้ (บาท)'),
              deductionColumn('mine', 'ตามร่าง (บาท)', text.notChosen),
            ]}
            rows={rows}
            rowKey={(row) => row.membership_no}
            dense
          />
        )}
        <div className={styles.choice}>
          <Button onClick={() => setAsks(true)}>{DISCARD}</Button>
        </div>
      </Card>
      {asks && (
        <ConfirmDialog
          title="ทิ้งร่างที่ยังไม่ได้บันทึก"
          words={{ yes: DISCARD, busy: DISCARD, no: 'เก็บร่างไว้' }}
          variant="danger"
          busy={false}
          onConfirm={discard}
          onClose={() => setAsks(false)}
        >
          <p>{`รายการที่ต่างจากผลที่บันทึกไว้ ${formatCount(rows.length)} รายการจะหายไป และเรียกคืนไม่ได้`}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
