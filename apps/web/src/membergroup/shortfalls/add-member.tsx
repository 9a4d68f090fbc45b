import type { DeductLine } from '@coop/contracts/membergroup/deduct-result';
import { keyed } from '@coop/format/keyed';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Facts } from '@coop/ui/facts';
import { TextField } from '@coop/ui/text-field';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { FailedTitle } from '../../page/failed-title.tsx';
import { ConfirmDialog } from '../../requests/confirm-dialog.tsx';
import { findableText, meantBy } from '../find-people.ts';
import { overWords } from '../month/month-words.tsx';
import { isDue } from '../month/record-state.ts';
import { overSatang } from '../month/to-transfer.ts';
import { text as shared } from '../text.ts';
import { ConfirmSerious, seriousIn } from './confirm-serious.tsx';
import styles from './shortfalls.module.css';
import { ADD_ID, rowsOf, shortWords } from './spoken-entries.ts';
import { text } from './text.ts';
import { CONFLICT_PLACE, type FormProps, type RecordingProps, useSave } from './use-shortfalls.ts';

/** People to choose from at most; whoever has more of a name types more of it. */
const MOST = 12;
const SEVERAL = 'มีหลายคน โปรดเลือก';

const listed = ({ membership_no: no, member_fullname: name }: DeductLine) => ({
  no,
  entry: `${no} ${name}`,
  findable: findableText(no, name),
});

/** Names a member who could not be deducted in full. */
export function AddMember(props: FormProps & { readonly onAdd: (no: string) => void }) {
  const { entries, onAdd } = props;
  const { lines } = props.data;
  const listId = useId();
  const [typed, setTyped] = useState('');
  // What was asked for in vain: another entry has no answer yet.
  const [sentText, ask] = useState<string>();
  const people = lines.map(listed);
  const isAsked = sentText === typed;
  const meant = isAsked ? meantBy(typed, people) : [];
  const several = meant.length > 1;
  const error = several
    ? SEVERAL
    : meant.length > 0
      ? 'มีคนนี้ในรายการแล้ว'
      : typed.trim() === ''
        ? 'กรุณาพิมพ์เลขที่สมาชิกหรือชื่อก่อน'
        : 'ไม่พบสมาชิกนี้ในงบหน้าเรียกเก็บ';
  const addBy = (entry: string) => {
    const [only, ...others] = meantBy(entry, people);
    const isThere = entries.shortfalls.some((shortfall) => shortfall.membership_no === only?.no);
    const isAdded = only && others.length === 0 && !isThere;
    setTyped(isAdded ? '' : entry);
    ask(isAdded ? undefined : entry);
    if (isAdded) onAdd(only.no);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    addBy(typed);
  };
  return (
    <form noValidate onSubmit={submit} className={styles.add}>
      {isAsked && <FailedTitle />}
      <p role="status" className="visually-hidden">
        {isAsked ? error : ''}
      </p>
      <TextField
        id={ADD_ID}
        label="เพิ่มคนที่หักไม่ครบ"
        hint="พิมพ์เลขที่สมาชิกหรือชื่อ แล้วเลือกจากรายการ"
        value={typed}
        list={listId}
        autoComplete="off"
        error={isAsked ? error : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={listId}>
        {keyed(people, (row) => row.no).map(([key, { entry }]) => (
          <option key={key} value={entry} />
        ))}
      </datalist>
      <Button type="submit" icon={<Plus />}>
        เพิ่ม
      </Button>
      {several && (
        <fieldset className="stack">
          <legend className="visually-hidden">{SEVERAL}</legend>
          {keyed(meant.slice(0, MOST), (row) => row.no).map(([key, { entry }]) => (
            <Button key={key} onClick={() => addBy(entry)}>
              {entry}
            </Button>
          ))}
        </fieldset>
      )}
    </form>
  );
}

/** Asks about what ends or moves a membership one by one, and then about the result as a whole. */
export function ConfirmSave(props: RecordingProps & { readonly onClose: () => void }) {
  const [times, setTimes] = useState(0);
  const serious = seriousIn(props.entries.changes);
  const item = serious[times];
  if (!item) return <ConfirmAll {...props} />;
  return (
    <ConfirmSerious
      key={item.membership_no}
      change={item}
      place={`${formatCount(times + 1)} จาก ${formatCount(serious.length)}`}
      data={props.data}
      onConfirm={() => setTimes(times + 1)}
      onClose={props.onClose}
    />
  );
}

/** Shows the result in figures and asks for confirmation before it is recorded as a whole. */
function ConfirmAll(props: RecordingProps & { readonly onClose: () => void }) {
  const { data, entries, onSaved, onClose } = props;
  // In one go: closed, the dialog gives the focus back before what was recorded takes it.
  const close = (slipNo: string) => {
    onClose();
    onSaved(slipNo);
  };
  const { busy, failure, save } = useSave({ ...props, onSaved: close });
  const confirm = async () => {
    if (!(await save())) return;
    // Closed, the dialog gives the focus back before the conflict takes it.
    flushSync(onClose);
    document.getElementById(CONFLICT_PLACE)?.focus();
  };
  const rows = rowsOf(props);
  const billed = parseBaht(data.billed_amount);
  const over = overWords(overSatang(data, billed === null ? null : billed - entries.missing));
  const baht = (satang: number | null) => <Amount satang={satang} unit="บาท" />;
  return (
    <ConfirmDialog
      title="ยืนยันผลการหักเงิน"
      words={{ yes: 'ยืนยันบันทึก', busy: text.saving, no: shared.back }}
      busy={busy}
      failure={failure}
      failed="ยังไม่ได้บันทึก"
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className="stack">
        <Facts
          rows={[
            ['เรียกเก็บ', baht(billed)],
            ['หักไม่ได้', baht(entries.missing)],
            [shared.toTransfer, baht(entries.transfer)],
            [
              `${text.byForm} ${shared.people(rows.length)}`,
              keyed(shortWords(rows), String).map(([key, words]) => <div key={key}>{words}</div>),
            ],
          ]}
        />
        {over && <Band tone="waiting" title={over} />}
        <p>
          {joinFigures(`งวด${formatThaiMonth(data.recv_period)} ใบนำส่งเงินจะปรับตามผลนี้ `)}
          {isDue(data) ? 'เมื่อลงบัญชีสมาชิกแล้วหากต้องแก้ไขกรุณาติดต่อสหกรณ์' : 'แก้ไขได้จนถึงวันครบกำหนด'}
        </p>
      </div>
    </ConfirmDialog>
  );
}
