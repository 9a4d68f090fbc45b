import type { Response } from '@coop/contracts/endpoints';
import { CANNOT_CONNECT_TH, isSuccess } from '@coop/contracts/errors';
import type { FileProblem, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { FileField } from '@coop/ui/file-field';
import Download from 'lucide-react/icons/download';
import FileCheck from 'lucide-react/icons/file-check';
import { useState } from 'react';
import { useApi } from '../../../client/api.tsx';
import { saveFile } from '../../../documents/export/export-table.ts';
import { saying } from '../../../documents/pdf/saving.ts';
import { sayGroupFailure } from '../../../feed/group-failure.ts';
import { base64Of } from '../../../forms/data-url.ts';
import type { FieldMessages } from '../../../forms/refusal.ts';
import { useCheckedForm } from '../../../forms/use-checked-form.ts';
import { FailedTitle } from '../../../page/failed-title.tsx';
import { useByLaws } from '../../../site/by-laws.ts';
import { textColumn } from '../../../tables/text-column.tsx';
import { failureWords } from '../../../toasts/notify.ts';
import { monthIn } from '../../of-month.ts';
import styles from '../deduct-result.module.css';
import { type Merged, type Shortfall, shortfallsOf } from '../shortfalls.ts';
import { text } from '../text.ts';

interface UploadProps {
  readonly data: GroupDeductResult;
  /** Takes the members whom the file says were not deducted in full, and says what came of each. */
  readonly onRead: (shortfalls: readonly Shortfall[]) => readonly Merged[];
}

// The spreadsheet writer is larger than the screen, so it is loaded when a file is saved.
async function saveForm(data: GroupDeductResult): Promise<void> {
  const { formWorkbook } = await import('./form-workbook.ts');
  const form = await formWorkbook(data);
  saveFile(form.name, form);
}

interface Chosen {
  readonly file: File | undefined;
}

function checkFile({ file }: Chosen, megabytes: number): FieldMessages<'file'> {
  if (!file) return { file: 'กรุณาเลือกไฟล์' };
  if (file.size === 0) return { file: 'ไฟล์นี้ว่างเปล่า กรุณาเลือกไฟล์ที่กรอกแล้ว' };
  return file.size > megabytes * 1024 * 1024 ? { file: text.fileTooLarge(megabytes) } : {};
}

/** Download of the month's form and upload of the filled-in one. */
export function Upload({ data, onRead }: UploadProps) {
  const laws = useByLaws().files;
  const api = useApi();
  const [outcome, setOutcome] = useState<OutcomeProps>();
  const form = useCheckedForm<Chosen, 'file'>({
    ids: { file: 'result-file' },
    initial: () => ({ file: undefined }),
    check: (chosen) => checkFile(chosen, laws.most_megabytes),
    onFailure: sayGroupFailure,
    failureOf: (error) => ({ fields: { file: failureWords(error) } }),
  });
  const submit = form.submit(async ({ file }) => {
    setOutcome(undefined);
    if (!file) return undefined;
    const body = { ...monthIn(data), name: file.name, file: await base64Of(file) };
    const answer = await api('membergroupDeductResultCheck', { body });
    const merged = isSuccess(answer.rc_code) ? onRead(shortfallsOf(answer.lines)) : undefined;
    setOutcome({ answer, merged });
    return undefined;
  });
  const { file } = form.typed;
  const error = form.errorOf('file');
  return (
    <Card title="ส่งไฟล์ที่กรอกแล้ว">
      <div className={`stack ${styles.form}`}>
        <div>
          <Button icon={<Download />} onClick={() => void saying('xlsx', () => saveForm(data))}>
            ดาวน์โหลดแบบฟอร์มของงวดนี้
          </Button>
          <p className="note">
            มีรายชื่อและยอดเรียกเก็บแล้ว แก้เฉพาะช่อง หักได้จริง และ เหตุผล (เลือกจากรายการ)
          </p>
        </div>
        <form className={`stack ${styles.form}`} onSubmit={submit} noValidate>
          {error && <FailedTitle />}
          <FileField
            id="result-file"
            label="ไฟล์ผลการหักเงิน"
            hint={`ไฟล์ .xlsx หรือ .csv ไม่เกิน ${formatCount(laws.most_rows)} แถว ขนาดไม่เกิน ${laws.most_megabytes} MB ระบบจะตรวจก่อน ยังไม่บันทึก`}
            accept=".xlsx,.csv"
            files={file ? [file] : []}
            // Only the last chosen file counts.
            onChange={(files) => {
              form.change({ file: files.at(-1) });
              form.mark('file', '');
              setOutcome(undefined);
            }}
            sizeText={text.kb}
            error={error}
          />
          <Button type="submit" icon={<FileCheck />} busy={form.busy} busyLabel="กำลังตรวจไฟล์">
            ตรวจไฟล์
          </Button>
        </form>
        {outcome && <Outcome {...outcome} />}
      </div>
    </Card>
  );
}

const COLUMNS: readonly DataTableColumn<FileProblem>[] = [
  textColumn('row', 'แถว', ({ row }) => (row > 0 ? formatCount(row) : 'ทั้งไฟล์'), {
    priority: 'title',
  }),
  textColumn('person', 'สมาชิก', ({ membership_no, member_fullname }) =>
    [membership_no, member_fullname].filter(Boolean).join(' '),
  ),
  textColumn('column', 'คอลัมน์', ({ column }) => column),
  textColumn('found', 'พบ', ({ found }) => found),
  textColumn('message', 'ต้องแก้อย่างไร', ({ message }) => message),
];

/** What a file did to what was typed before, by member. */
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

interface OutcomeProps {
  readonly answer: Response<'membergroupDeductResultCheck'>;
  /** Absent where the file does not fit. */
  readonly merged: readonly Merged[] | undefined;
}

/** What was read, or where the file does not fit: by row and column as the spreadsheet counts them. */
function Outcome({ answer, merged }: OutcomeProps) {
  const { rows_read, unread_sheets = [], rc_des } = answer;
  const words = merged
    ? [
        `อ่านได้ ${formatCount(rows_read)} แถว นำผลมารวมกับที่กรอกไว้แล้ว ตรวจดูแล้วกดบันทึกผล`,
        ...mergedWords(merged),
      ]
    : [rc_des || CANNOT_CONNECT_TH];
  if (unread_sheets.length > 0)
    words.splice(1, 0, `อ่านเฉพาะแผ่นงานแรกของไฟล์ ไม่ได้อ่านแผ่นงาน ${unread_sheets.join(', ')}`);
  return (
    <div className={`stack ${styles.wide}`}>
      <Band
        tone={merged ? 'positive' : 'negative'}
        title={merged ? 'ไฟล์ตรงกับงบหน้าเรียกเก็บ' : 'ไฟล์ยังไม่ตรงกับงบหน้าเรียกเก็บ ยังไม่ได้บันทึกรายการใด'}
        live
      >
        {words.map((one) => one && <p key={one}>{one}</p>)}
      </Band>
      {!merged && (
        <DataTable
          caption="จุดที่ต้องแก้ในไฟล์"
          columns={COLUMNS}
          rows={answer.problems}
          rowKey={({ row, column }) => `${row}/${column}`}
          dense
        />
      )}
    </div>
  );
}
