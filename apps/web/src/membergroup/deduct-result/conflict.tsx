import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { SelectField } from '@coop/ui/select-field';
import { useEffect, useRef, useState } from 'react';
import { refreshAfter } from '../../feed/refresh-after.ts';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { recordedWords } from '../recorded-words.ts';
import styles from './deduct-result.module.css';
import { deductionColumn, NAME } from './draft.tsx';
import {
  type Merged,
  mergeShortfalls,
  type Side,
  shortfallsOf,
  shortfallsOfMerged,
} from './shortfalls.ts';
import { text } from './text.ts';
import { type Latest, type RecordingProps, useSave } from './use-shortfalls.ts';

const COMPARE = 'เทียบกับที่ผู้อื่นบันทึกไว้';
const WHOSE = { mine: 'ของท่าน', theirs: 'ของผู้อื่น' } as const;
const SIDES = [
  { value: '', label: 'เลือก' },
  ...Object.entries(WHOSE).map(([value, label]) => ({ value, label })),
];

type Choices = Readonly<Record<string, Side>>;

const fieldIdOf = ({ membership_no }: Merged) => `side-${membership_no}`;

interface ColumnsProps {
  readonly choices: Choices;
  readonly errorOf: (row: Merged) => string | undefined;
  readonly onChoose: (row: Merged, side: string) => void;
}

function columnsFor({ choices, errorOf, onChoose }: ColumnsProps): DataTableColumn<Merged>[] {
  return [
    NAME,
    deductionColumn('theirs', 'ผู้อื่นบันทึกไว้ (บาท)'),
    deductionColumn('mine', 'ท่านกรอก (บาท)', text.notChosen),
    {
      key: 'from',
      header: 'จะบันทึกของใคร',
      cell: (row) => {
        if (row.from !== 'both') return row.isSame ? 'ตรงกัน' : WHOSE[row.from];
        return (
          <SelectField
            id={fieldIdOf(row)}
            label={`ใช้ของใครสำหรับ ${row.name}`}
            value={choices[row.membership_no] ?? ''}
            options={SIDES}
            error={errorOf(row)}
            onChange={(event) => onChoose(row, event.target.value)}
          />
        );
      },
    },
  ];
}

/**
 * Somebody else recorded this month while the form was filled in: both are joined member by member, and only where both
 * changed the same member is there something to choose.
 */
export default function Conflict(props: RecordingProps & { readonly latest: Latest }) {
  const { data, entries, latest, onSaved } = props;
  const { busy, save } = useSave(props);
  const [choices, setChoices] = useState<Choices>({});
  const [attempts, setAttempts] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const rows = mergeShortfalls(
    data.lines,
    entries.base,
    shortfallsOf(latest.lines),
    entries.shortfalls,
  );
  const isOpen = (row: Merged) => row.from === 'both' && !choices[row.membership_no];
  const errorOf = (row: Merged) =>
    attempts > 0 && isOpen(row) ? 'กรอกต่างกัน กรุณาเลือกว่าจะใช้ของใคร' : undefined;
  const record = async () => {
    if (rows.some(isOpen)) return setAttempts((count) => count + 1);
    const shortfalls = shortfallsOfMerged(rows, ({ membership_no }) => choices[membership_no]);
    const outcome = await save({ version: latest.version, shortfalls });
    if (typeof outcome === 'object') onSaved(outcome);
  };
  const loadLatest = () => {
    entries.forget();
    // As after a result of one's own.
    void refreshAfter('membergroupDeductResultCreate');
  };
  const errors = rows.flatMap((row) => {
    const error = errorOf(row);
    return error ? [{ fieldId: fieldIdOf(row), message: `${row.membership_no}: ${error}` }] : [];
  });
  return (
    <div ref={place} tabIndex={-1} className={`stack ${styles.place}`}>
      <Band tone="waiting" title="มีผู้บันทึกผลของงวดนี้ระหว่างที่ท่านกรอก ยังไม่ได้บันทึกของท่าน" live>
        {[recordedWords(latest), 'ระบบรวมของทั้งสองฝ่ายรายคนให้แล้ว ข้อมูลที่ท่านกรอกยังอยู่ครบ']
          .filter(Boolean)
          .join(' · ')}
      </Band>
      <Card title={COMPARE}>
        <FormSummary title={text.failed} errors={errors} attempts={attempts} />
        <DataTable
          caption={COMPARE}
          columns={columnsFor({
            choices,
            errorOf,
            onChoose: ({ membership_no }, side) =>
              setChoices({ ...choices, [membership_no]: side as Side }),
          })}
          rows={rows}
          rowKey={(row) => row.membership_no}
        />
        <div className={styles.choice}>
          <Button
            variant="primary"
            busy={busy}
            busyLabel={text.saving}
            onClick={() => void record()}
          >
            บันทึกผลที่รวมแล้ว
          </Button>
          <Button onClick={loadLatest}>ทิ้งที่กรอก ใช้ผลที่ผู้อื่นบันทึก</Button>
        </div>
        <p className="note">คนที่แก้ไขเพียงฝ่ายเดียวใช้ของฝ่ายนั้น ต้องเลือกเฉพาะคนที่ทั้งสองฝ่ายแก้ไขไม่ตรงกัน</p>
      </Card>
    </div>
  );
}
