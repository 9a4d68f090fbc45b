import { isSuccess } from '@coop/contracts/errors';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount } from '@coop/format/money';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { FileField } from '@coop/ui/file-field';
import Download from 'lucide-react/icons/download';
import FileCheck from 'lucide-react/icons/file-check';
import { useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { saveFile } from '../../documents/export/export-table.ts';
import { saying } from '../../documents/pdf/saving.ts';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { base64Of } from '../../forms/data-url.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import type { FieldMessages } from '../../forms/refusal.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { useByLaws } from '../../site/by-laws.ts';
import { failureWords } from '../../toasts/notify.ts';
import styles from '../month/month.module.css';
import { monthIn } from '../month/of-month.ts';
import { type Merged, type Shortfall, shortfallsOf } from '../shortfalls/shortfalls.ts';
import { text } from '../text.ts';
import { keepColumns, keptColumns } from './kept-columns.ts';
import { Outcome, type OutcomeProps } from './outcome.tsx';
import { KnownColumns, OwnColumns } from './own-columns.tsx';
import { answersTo, type Chosen, FileQuestions, isUnanswered, questionsIn } from './questions.tsx';

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

interface Sent {
  readonly file: File | undefined;
  readonly chosen: Chosen;
}

function checkFile({ file }: Sent, megabytes: number): FieldMessages<'file'> {
  if (!file) return { file: 'กรุณาเลือกไฟล์' };
  if (file.size === 0) return { file: 'ไฟล์นี้ว่างเปล่า กรุณาเลือกไฟล์ที่กรอกแล้ว' };
  return file.size > megabytes * 1024 * 1024 ? { file: text.fileTooLarge(megabytes) } : {};
}

/** Download of the month's form and upload of the filled-in one. */
export function Upload({ data, onRead }: UploadProps) {
  const laws = useByLaws().files;
  const api = useApi();
  const [outcome, setOutcome] = useState<OutcomeProps>();
  const questions = questionsIn(outcome?.answer.problems ?? []);
  const firstRows = outcome?.answer.first_rows ?? [];
  const isColumns = firstRows.length > 0 && questions.length > 0;
  const form = useCheckedForm<Sent, 'file' | 'chosen'>({
    ids: { file: 'result-file', chosen: 'result-question' },
    initial: () => ({ file: undefined, chosen: {} }),
    check: (sent) => ({
      ...checkFile(sent, laws.most_megabytes),
      ...(isUnanswered(questions, sent.chosen) && { chosen: 'กรุณาเลือกหนึ่งข้อ' }),
    }),
    onFailure: sayGroupFailure,
    failureOf: (error) => ({ fields: { file: failureWords(error) } }),
  });
  const submit = form.submit(async ({ file, chosen }) => {
    if (!file) return undefined;
    const answered = answersTo(questions, chosen);
    if (isColumns) keepColumns(answered);
    const answers = [...keptColumns(), ...(isColumns ? [] : answered)];
    const body = {
      ...monthIn(data),
      name: file.name,
      file: await base64Of(file),
      ...(answers.length > 0 && { answers }),
    };
    const answer = await api('membergroupDeductResultCheck', { body });
    const merged = isSuccess(answer.rc_code) ? onRead(shortfallsOf(answer.lines)) : undefined;
    setOutcome({ answer, merged });
    return undefined;
  });
  const { file, chosen } = form.typed;
  const error = form.errorOf('file');
  const isAsking = questions.length > 0;
  const known = outcome?.answer.columns ?? [];
  const asking = {
    id: 'result-question',
    questions,
    chosen,
    onChange: (next: Chosen) => form.change({ chosen: next }),
    error: form.errorOf('chosen'),
  };
  return (
    <Card title="ส่งไฟล์ที่กรอกแล้ว">
      <div className={`stack ${styles.form}`}>
        <div>
          <Button icon={<Download />} onClick={() => void saying('xlsx', () => saveForm(data))}>
            ดาวน์โหลดแบบฟอร์มของงวดนี้
          </Button>
          <p className="note">
            มีรายชื่อและยอดเรียกเก็บแล้ว แก้เฉพาะช่อง หักได้จริง และ เหตุผล (เลือกจากรายการ)
            หรือใช้ไฟล์เงินเดือนของหน่วยงานก็ได้ ระบบจะถามว่าคอลัมน์ใดคืออะไร
          </p>
        </div>
        <form className={`stack ${styles.form}`} onSubmit={submit} noValidate>
          <FormSummary title="ยังตรวจไฟล์ไม่ได้" {...form.summary} />
          <FileField
            id="result-file"
            label="ไฟล์ผลการหักเงิน"
            hint={`ไฟล์ .xlsx หรือ .csv ไม่เกิน ${formatCount(laws.most_rows)} แถว ขนาดไม่เกิน ${laws.most_megabytes} MB ระบบจะตรวจก่อน ยังไม่บันทึก`}
            accept=".xlsx,.csv"
            files={file ? [file] : []}
            // Only the last chosen file counts.
            onChange={(files) => {
              form.change({ file: files.at(-1), chosen: {} });
              form.mark('file', '');
              form.mark('chosen', '');
              setOutcome(undefined);
            }}
            sizeText={text.kb}
            error={error}
          />
          {isColumns && <OwnColumns {...asking} firstRows={firstRows} />}
          {isAsking && !isColumns && <FileQuestions {...asking} />}
          {!isAsking && known.length > 0 && <KnownColumns columns={known} />}
          <Button type="submit" icon={<FileCheck />} busy={form.busy} busyLabel="กำลังตรวจไฟล์">
            {isAsking ? 'ตรวจต่อ' : 'ตรวจไฟล์'}
          </Button>
        </form>
        {outcome && !isAsking && <Outcome {...outcome} />}
      </div>
    </Card>
  );
}
