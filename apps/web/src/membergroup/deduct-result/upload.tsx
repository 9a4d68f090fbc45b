import { ApiError } from '@coop/contracts/api-error';
import type { Response } from '@coop/contracts/endpoints';
import { CANNOT_CONNECT_TH, isSuccess } from '@coop/contracts/errors';
import { MOST_RESULT_FILE_BYTES } from '@coop/contracts/membergroup/deduct-limits';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { FileField } from '@coop/ui/file-field';
import Download from 'lucide-react/icons/download';
import FileCheck from 'lucide-react/icons/file-check';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { FailedTitle } from '../../page/failed-title.tsx';
import { saveFile } from '../../parts/export/export-table.ts';
import { dataUrlOf } from '../../parts/form/data-url.ts';
import { textColumn } from '../../parts/statement/text-column.tsx';
import { notify } from '../../toasts/notify.ts';
import styles from './deduct-result.module.css';
import { type Merged, type Shortfall, shortfallsOf } from './shortfalls.ts';
import { text } from './text.ts';

type Check = Response<'membergroupDeductResultCheck'>;

interface UploadProps {
  readonly data: GroupDeductResult;
  /** Takes the members whom the file says were not deducted in full, and says what came of each. */
  readonly onRead: (shortfalls: readonly Shortfall[]) => readonly Merged[];
}

/** The bytes of a file in base64. */
const base64Of = async (file: File) => (await dataUrlOf(file)).replace(/^[^,]*,/, '');

// The spreadsheet writer is larger than the screen, so it is loaded when a file is saved.
async function saveForm(data: GroupDeductResult): Promise<void> {
  try {
    const { formWorkbook } = await import('./form-workbook.ts');
    const month = formatThaiMonth(data.recv_period);
    const { fileName } = await import('../../parts/export/file-name.ts');
    const name = fileName({ title: text.formName(month, data.member_group_name) });
    saveFile(`${name}.xlsx`, await formWorkbook(data));
  } catch {
    notify.error(text.notSaved);
  }
}

function useCheck(data: GroupDeductResult, onRead: UploadProps['onRead']) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Check>();
  const [merged, setMerged] = useState<readonly Merged[]>([]);
  const check = async (file: File) => {
    setBusy(true);
    setAnswer(undefined);
    try {
      const { member_group_no, recv_period } = data;
      const body = { member_group_no, recv_period, name: file.name, file: await base64Of(file) };
      const read = await api('membergroupDeductResultCheck', { body });
      setAnswer(read);
      if (isSuccess(read.rc_code)) setMerged(onRead(shortfallsOf(read.lines)));
    } catch (error) {
      sayGroupFailure(error);
      return error instanceof ApiError ? error.text : undefined;
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return { busy, answer, merged, check };
}

interface OutcomeProps {
  readonly answer: Check;
  readonly merged: readonly Merged[];
}

/** What a file did to what was typed before, by member. */
function mergedWords(merged: readonly Merged[]): string[] {
  const changes = merged.filter((row) => row.from !== 'mine' && !row.isSame);
  const added = changes.filter((row) => !row.mine).length;
  const lists = [
    [changes.filter((row) => row.mine && row.theirs), text.fileChanges],
    [changes.filter((row) => !row.theirs), text.fileRemoves],
    [merged.filter((row) => row.from === 'mine' && !row.theirs), text.fileKeeps],
  ] as const;
  return [
    ...(added > 0 ? [text.fileAdds(formatCount(added))] : []),
    ...lists.flatMap(([rows, words]) =>
      rows.length > 0
        ? [words(rows.map(({ membership_no, name }) => `${membership_no} ${name}`).join(', '))]
        : [],
    ),
  ];
}

function Outcome({ answer, merged }: OutcomeProps) {
  if (!isSuccess(answer.rc_code)) return <Problems answer={answer} />;
  const { rows_read, unread_sheets = [] } = answer;
  return (
    <Band tone="positive" title={text.fits} live>
      <p>{text.fitsMore(formatCount(rows_read))}</p>
      {unread_sheets.length > 0 && <p>{text.unreadSheets(unread_sheets.join(', '))}</p>}
      {mergedWords(merged).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Band>
  );
}

/** Download of the month's form and upload of the filled-in one. */
export function Upload({ data, onRead }: UploadProps) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const { busy, answer, merged, check } = useCheck(data, onRead);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!file) return setError(text.fileNeeded);
    if (file.size === 0) return setError(text.fileEmpty);
    if (file.size > MOST_RESULT_FILE_BYTES) return setError(text.fileTooLarge);
    setError(await check(file));
  };
  return (
    <Card title={text.byFile}>
      <div className={styles.upload}>
        <div>
          <Button icon={<Download />} onClick={() => void saveForm(data)}>
            {text.form}
          </Button>
          <p className="note">{text.formNote}</p>
        </div>
        <form className={styles.upload} onSubmit={(event) => void submit(event)} noValidate>
          {error && <FailedTitle />}
          <FileField
            label={text.file}
            hint={text.fileHint}
            accept=".xlsx,.csv"
            files={file ? [file] : []}
            // Only the last chosen file counts.
            onChange={(files) => {
              setFile(files.at(-1));
              setError(undefined);
            }}
            sizeText={(bytes) => text.kb(formatCount(Math.ceil(bytes / 1_000)))}
            error={error}
          />
          <Button type="submit" icon={<FileCheck />} busy={busy} busyLabel={text.checking}>
            {text.check}
          </Button>
        </form>
        {answer && <Outcome answer={answer} merged={merged} />}
      </div>
    </Card>
  );
}

/** Problems may be equal, so each gets its position as key. */
type Problem = Check['problems'][number] & { readonly place: number };

const heads = text.problemColumns;

const COLUMNS: readonly DataTableColumn<Problem>[] = [
  textColumn('row', heads.row, ({ row }) => (row > 0 ? formatCount(row) : text.wholeFile), {
    priority: 'title',
  }),
  textColumn('person', heads.person, ({ membership_no, member_fullname }) =>
    [membership_no, member_fullname].filter(Boolean).join(' '),
  ),
  textColumn('column', heads.column, ({ column }) => column),
  textColumn('found', heads.found, ({ found }) => found),
  textColumn('message', heads.message, ({ message }) => message),
];

/** Where the file does not fit, by row and column as the spreadsheet counts them. */
function Problems({ answer }: { answer: Check }) {
  const { problems, unread_sheets = [] } = answer;
  const rows = problems.map((problem, place) => ({ ...problem, place }));
  return (
    <div className={styles.upload}>
      <Band tone="negative" title={text.problems} live>
        <p>{answer.rc_des || CANNOT_CONNECT_TH}</p>
        {unread_sheets.length > 0 && <p>{text.unreadSheets(unread_sheets.join(', '))}</p>}
      </Band>
      <DataTable
        caption={text.problemsCaption}
        columns={COLUMNS}
        rows={rows}
        rowKey={(problem) => problem.place}
        dense
      />
    </div>
  );
}
