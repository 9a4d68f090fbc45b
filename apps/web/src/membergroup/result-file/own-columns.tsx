import type { Response } from '@coop/contracts/endpoints';
import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { SelectField } from '@coop/ui/select-field';
import { textColumn } from '../../tables/text-column.tsx';
import { forgetColumns } from './kept-columns.ts';
import { answerTo, type FileQuestionsProps, isTwice } from './questions.tsx';
import styles from './result-file.module.css';

type Check = Response<'membergroupDeductResultCheck'>;
type FirstRow = NonNullable<Check['first_rows']>[number];

const PICK = { value: '', label: 'เลือกคอลัมน์', disabled: true };

interface OwnColumnsProps extends FileQuestionsProps {
  readonly firstRows: readonly FirstRow[];
}

/** Asks which column of a payroll is what, under its first rows. */
export function OwnColumns(props: OwnColumnsProps) {
  const { id, questions, chosen, onChange, error, firstRows } = props;
  const letters = questions[0]?.choices.filter(({ value }) => value !== 'none') ?? [];
  const columns: DataTableColumn<FirstRow>[] = [
    textColumn('row', 'แถว', ({ row }) => `แถวที่ ${formatCount(row)}`, { priority: 'title' }),
    ...letters.map(({ value }, index) =>
      textColumn<FirstRow>(value, value, ({ cells }) => cells[index] ?? ''),
    ),
  ];
  const wrong = questions.map((question) =>
    answerTo(question, chosen) === undefined
      ? error
      : isTwice(question, questions, chosen)
        ? error && 'เลือกคอลัมน์นี้ไว้กับช่องอื่นแล้ว กรุณาเลือกคอลัมน์อื่น'
        : undefined,
  );
  const first = Math.max(0, wrong.findIndex(Boolean));
  return (
    <div className={`stack ${styles.wide}`}>
      <Band tone="waiting" title="หัวคอลัมน์ของไฟล์ไม่เหมือนแบบฟอร์ม ยังไม่ได้อ่านรายการใด" live>
        <p>บอกครั้งเดียวว่าคอลัมน์ใดคืออะไร เครื่องนี้จะจำไว้ใช้กับไฟล์ที่มีหัวคอลัมน์ชุดเดียวกัน</p>
      </Band>
      <DataTable
        caption="แถวแรก ๆ ของไฟล์"
        showCaption
        columns={columns}
        rows={firstRows}
        rowKey={({ row }) => String(row)}
        dense
      />
      {questions.map((question, index) => (
        <SelectField
          key={question.key}
          {...(index === first && { id })}
          name={question.key}
          label={question.message}
          options={[PICK, ...question.choices]}
          value={answerTo(question, chosen) ?? ''}
          onChange={({ target }) => onChange({ ...chosen, [question.key]: target.value })}
          error={wrong[index]}
        />
      ))}
    </div>
  );
}

interface KnownColumnsProps {
  readonly columns: NonNullable<Check['columns']>;
}

/** Says as what the columns of a payroll were read, and lets them be chosen anew. */
export function KnownColumns({ columns }: KnownColumnsProps) {
  return (
    <div>
      <p>
        อ่านคอลัมน์ตามที่เลือกไว้: {columns.map(({ head, column }) => `${head} = ${column}`).join(', ')}
      </p>
      <Button type="submit" onClick={() => forgetColumns(columns.map(({ key }) => key))}>
        เลือกคอลัมน์ใหม่
      </Button>
    </div>
  );
}
