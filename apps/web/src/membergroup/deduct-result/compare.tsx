import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { type FactRows, Facts } from '@coop/ui/facts';
import { SelectField } from '@coop/ui/select-field';
import { Tag, type TagTone } from '@coop/ui/tag';
import { useEffect, useRef, useState } from 'react';
import { FormSummary } from '../../forms/form-summary.tsx';
import { ConfirmDialog } from '../../requests/confirm-dialog.tsx';
import { textColumn } from '../../tables/text-column.tsx';
import monthStyles from '../month/month.module.css';
import { recordedWords } from '../month/month-words.tsx';
import { toTransferSatang } from '../month/to-transfer.ts';
import {
  type Merged,
  mergeShortfalls,
  type Side,
  shortfallsOf,
  shortfallsOfMerged,
} from '../shortfalls/shortfalls.ts';
import { text } from '../shortfalls/text.ts';
import {
  CONFLICT_PLACE,
  type FormProps,
  type RecordingProps,
  useSave,
  versionOf,
} from '../shortfalls/use-shortfalls.ts';
import { text as shared } from '../text.ts';
import styles from './deduct-result.module.css';

/** An amount with its reason; who is not named was deducted in full. */
const deductionColumn = (
  side: Side,
  header: string,
  noReason: string = shared.noReason,
): DataTableColumn<Merged> => ({
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

const nameOf = ({ membership_no, name }: Merged) => `${membership_no} ${name}`;
const NAME = textColumn('name', text.columns.name, nameOf, { priority: 'title' });

const NOT_CHOSEN = 'ยังไม่ได้เลือกเหตุผล';
const DISCARD = 'ทิ้งร่าง';
/** Changes of a form to a record: how many more people, other amounts or reasons, and people fewer. */
const CHANGES: readonly (readonly [
  what: string,
  tone: TagTone,
  is: (merged: Merged) => boolean,
])[] = [
  ['เพิ่ม', 'waiting', ({ theirs }) => !theirs],
  ['แก้ไข', 'muted', ({ theirs, mine }) => Boolean(theirs && mine)],
  ['นำออก', 'positive', ({ mine }) => !mine],
];

function changeTag(merged: Merged) {
  const [what, tone] = CHANGES.find(([, , is]) => is(merged)) ?? [];
  return <Tag tone={tone ?? 'muted'}>{what}</Tag>;
}

/** Returns how the sum to transfer would change. */
function differenceWords(record: number | null, draft: number | null): string {
  if (record === null || draft === null) return '';
  if (record === draft) return 'เท่าเดิม';
  const amount = formatSatang(Math.abs(draft - record));
  return draft < record ? `น้อยลง ${amount} บาท` : `เพิ่มขึ้น ${amount} บาท`;
}

/** Returns how many people are changed, and what is to be transferred then. */
function sumsOf({ data, entries: { changes, transfer } }: FormProps): FactRows {
  const record = toTransferSatang(data);
  return [
    ...CHANGES.map(([what, , is]): FactRows[number] => {
      const { length } = changes.filter(is);
      return length > 0 && [what, shared.people(length)];
    }),
    ['ยอดที่ต้องโอนตามที่บันทึกไว้', <Amount satang={record} unit="บาท" />],
    [
      'ยอดที่ต้องโอนตามร่าง',
      <>
        <strong>
          <Amount satang={transfer} unit="บาท" />
        </strong>{' '}
        <span className="note nowrap">{differenceWords(record, transfer)}</span>
      </>,
    ],
  ];
}

/** Shows what is typed and not recorded yet: how it differs from the record, and how to be rid of it. */
export function Draft({ data, entries, onGone }: FormProps & { readonly onGone: () => void }) {
  const [asks, setAsks] = useState(false);
  const { changes } = entries;
  const discard = () => {
    entries.forget();
    onGone();
  };
  return (
    <>
      <Card title="ร่างที่ยังไม่ได้บันทึก">
        <p>ผลที่บันทึกไว้ยังเป็นอย่างเดิมจนกว่าท่านจะกดบันทึก ร่างอยู่ในแท็บนี้เท่านั้น</p>
        <Facts rows={sumsOf({ data, entries })} />
        {/* Before the first record the list above is all that differs. */}
        {changes.length > 0 && data.recorded_at && (
          <DataTable
            caption="ร่างต่างจากผลที่บันทึกไว้"
            columns={[
              NAME,
              { key: 'what', header: 'ต่างกันอย่างไร', cell: changeTag },
              deductionColumn('theirs', 'บันทึกไว้ (บาท)'),
              deductionColumn('mine', 'ตามร่าง (บาท)', NOT_CHOSEN),
            ]}
            rows={changes}
            rowKey={(row) => row.membership_no}
            dense
          />
        )}
        <div className={monthStyles.choice}>
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
          <p>{`รายการที่ต่างจากผลที่บันทึกไว้ ${formatCount(changes.length)} รายการจะหายไป และเรียกคืนไม่ได้`}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const COMPARE = 'เทียบกับที่ผู้อื่นบันทึกไว้';
const WHOSE = { mine: 'ของท่าน', theirs: 'ของผู้อื่น' } as const;
const SIDES = [
  { value: '', label: 'เลือก' },
  ...Object.entries(WHOSE).map(([value, label]) => ({ value, label })),
];

const NEEDED = 'กรอกต่างกัน กรุณาเลือกว่าจะใช้ของใคร';

const fieldIdOf = ({ membership_no }: Merged) => `side-${membership_no}`;

/**
 * Somebody else recorded this month while the form was filled in: both are joined member by member, and only where both
 * changed the same member is there something to choose.
 */
export function Conflict(props: RecordingProps) {
  const { data, entries } = props;
  const { busy, save } = useSave(props);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [attempts, setAttempts] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const theirs = shortfallsOf(data.lines);
  const rows = mergeShortfalls(data.lines, entries.base, theirs, entries.shortfalls);
  const open = rows.filter((row) => row.from === 'both' && !choices[row.membership_no]);
  const wrong = attempts > 0 ? open : [];
  const record = () => {
    if (open.length > 0) return setAttempts((count) => count + 1);
    const shortfalls = shortfallsOfMerged(rows, ({ membership_no }) => choices[membership_no]);
    void save({ version: versionOf(data), shortfalls });
  };
  const side = (row: Merged) =>
    row.from !== 'both' ? (
      row.isSame ? (
        'ตรงกัน'
      ) : (
        WHOSE[row.from]
      )
    ) : (
      <SelectField
        id={fieldIdOf(row)}
        label={`ใช้ของใครสำหรับ ${row.name}`}
        value={choices[row.membership_no] ?? ''}
        options={SIDES}
        error={wrong.includes(row) ? NEEDED : undefined}
        onChange={({ target }) =>
          setChoices({ ...choices, [row.membership_no]: target.value as Side })
        }
      />
    );
  return (
    <div ref={place} id={CONFLICT_PLACE} tabIndex={-1} className={`stack ${monthStyles.place}`}>
      <Band tone="waiting" title="มีผู้บันทึกผลของงวดนี้ระหว่างที่ท่านกรอก ยังไม่ได้บันทึกของท่าน" live>
        {[recordedWords(data), 'ระบบรวมของทั้งสองฝ่ายรายคนให้แล้ว ข้อมูลที่ท่านกรอกยังอยู่ครบ']
          .filter(Boolean)
          .join(' · ')}
      </Band>
      <Card title={COMPARE}>
        <FormSummary
          title={text.failed}
          errors={wrong.map((row) => ({
            fieldId: fieldIdOf(row),
            message: `${row.membership_no}: ${NEEDED}`,
          }))}
          attempts={attempts}
        />
        <DataTable
          caption={COMPARE}
          columns={[
            NAME,
            deductionColumn('theirs', 'ผู้อื่นบันทึกไว้ (บาท)'),
            deductionColumn('mine', 'ท่านกรอก (บาท)', NOT_CHOSEN),
            { key: 'from', header: 'จะบันทึกของใคร', cell: side },
          ]}
          rows={rows}
          rowKey={(row) => row.membership_no}
        />
        <div className={monthStyles.choice}>
          <Button variant="primary" busy={busy} busyLabel={text.saving} onClick={record}>
            บันทึกผลที่รวมแล้ว
          </Button>
          <Button onClick={entries.forget}>ทิ้งที่กรอก ใช้ผลที่ผู้อื่นบันทึก</Button>
        </div>
        <p className="note">คนที่แก้ไขเพียงฝ่ายเดียวใช้ของฝ่ายนั้น ต้องเลือกเฉพาะคนที่ทั้งสองฝ่ายแก้ไขไม่ตรงกัน</p>
      </Card>
    </div>
  );
}
