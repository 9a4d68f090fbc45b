import type { Response } from '@coop/contracts/endpoints';
import { CANNOT_CONNECT_TH } from '@coop/contracts/errors';
import type { FileProblem } from '@coop/contracts/membergroup/deduct-result';
import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { personColumn, textColumn } from '../../tables/text-column.tsx';
import type { Merged } from '../shortfalls/shortfalls.ts';
import styles from './result-file.module.css';

const COLUMNS: readonly DataTableColumn<FileProblem>[] = [
  textColumn('row', 'แถว', ({ row }) => (row > 0 ? formatCount(row) : 'ทั้งไฟล์'), {
    priority: 'title',
    isPlain: false,
  }),
  personColumn('person', 'สมาชิก', ({ membership_no, member_fullname }) =>
    [membership_no, member_fullname].filter(Boolean).join(' '),
  ),
  textColumn('column', 'คอลัมน์', ({ column }) => column),
  textColumn('found', 'พบ', ({ found }) => found),
  textColumn('message', 'ต้องแก้อย่างไร', ({ message }) => message),
];

const REMARKS = COLUMNS.map((column) =>
  column.key === 'message' ? { ...column, header: 'ข้อสังเกต' } : column,
);

/** Changes by a file to what was typed before, by member. */
const MERGED: readonly (readonly [what: string, is: (row: Merged) => unknown])[] = [
  ['เปลี่ยนจากที่กรอกไว้', ({ from, mine, theirs }) => from !== 'mine' && mine && theirs],
  ['นำออกเพราะไฟล์ว่าหักได้ครบ', ({ from, theirs }) => from !== 'mine' && !theirs],
  ['คงไว้ตามที่กรอก แม้ไฟล์ว่าหักได้ครบ', ({ from, theirs }) => from === 'mine' && !theirs],
];

function mergedWords(merged: readonly Merged[]) {
  const differing = merged.filter((row) => !row.isSame);
  const added = differing.filter((row) => row.from !== 'mine' && !row.mine).length;
  return [
    added > 0 && `เพิ่มคนที่หักไม่ครบ ${formatCount(added)} คน`,
    ...MERGED.map(([what, is]) => {
      const names = differing.filter(is).map((row) => `${row.membership_no} ${row.name}`);
      return names.length > 0 && `${what}: ${names.join(', ')}`;
    }),
  ];
}

export type CheckAnswer = Response<'membergroupDeductResultCheck'>;

/** The sheets and rows of a file that were not read. */
function unreadWords({ read_sheet, unread_sheets = [], left_out = [] }: CheckAnswer) {
  const rows = left_out.map(({ row, found }) => `แถวที่ ${row} (${found})`);
  return [
    unread_sheets.length > 0 &&
      `อ่านเฉพาะแผ่นงาน “${read_sheet ?? ''}” ไม่ได้อ่านแผ่นงาน ${unread_sheets.join(', ')}`,
    rows.length > 0 && `แถวที่ไม่ใช่ของสมาชิก จึงไม่นับ: ${rows.join(', ')}`,
  ];
}

export interface OutcomeProps {
  readonly answer: CheckAnswer;
  /** Absent where the file does not fit. */
  readonly merged: readonly Merged[] | undefined;
}

/** Shows what was read, or where the file does not fit: by row and column as the spreadsheet counts them. */
export function Outcome({ answer, merged }: OutcomeProps) {
  const { rows_read, rc_des, warnings = [] } = answer;
  const read = `อ่านได้ ${formatCount(rows_read)} แถว นำผลมารวมกับที่กรอกไว้แล้ว ตรวจดูแล้วกดบันทึกผล`;
  const words = [
    merged ? read : rc_des || CANNOT_CONNECT_TH,
    ...unreadWords(answer),
    ...(merged ? mergedWords(merged) : []),
  ];
  return (
    <div className={`stack ${styles.wide}`}>
      <Band
        tone={merged ? 'positive' : 'negative'}
        title={merged ? 'ไฟล์ตรงกับงบหน้าเรียกเก็บ' : 'ไฟล์ยังไม่ตรงกับงบหน้าเรียกเก็บ ยังไม่ได้บันทึกรายการใด'}
        live
      >
        {words.map((word) => word && <p key={word}>{word}</p>)}
      </Band>
      {!merged && (
        <DataTable
          caption="จุดที่ต้องแก้ในไฟล์"
          showCaption
          columns={COLUMNS}
          rows={answer.problems}
          rowKey={({ row, column }) => `${row}/${column}`}
          dense
        />
      )}
      {warnings.length > 0 && (
        <DataTable
          caption="จุดที่ควรตรวจดู ไม่ต้องแก้ไฟล์"
          showCaption
          columns={REMARKS}
          rows={warnings}
          rowKey={({ row, column }) => `${row}/${column}`}
          dense
        />
      )}
    </div>
  );
}
