import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import type { DeductLine } from '@coop/contracts/membergroup/deduct-result';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { SearchField } from '@coop/ui/search-field';
import { SelectField } from '@coop/ui/select-field';
import { Sentence } from '@coop/ui/sentence';
import { TextField } from '@coop/ui/text-field';
import { PersonName } from '@coop/ui/whole';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { FormSummary } from '../../forms/form-summary.tsx';
import { Announcement } from '../../page/read-aloud/announcement.tsx';
import { findableText, hasTyped } from '../find-people.ts';
import { text as shared } from '../text.ts';
import { AddMember, ConfirmSave } from './add-member.tsx';
import styles from './shortfalls.module.css';
import {
  countWords,
  idsOf,
  problemsOf,
  type Row,
  rowsOf,
  useSpokenEntries,
  wordsOf,
} from './spoken-entries.ts';
import { text } from './text.ts';
import type { FormProps, RecordingProps } from './use-shortfalls.ts';

/** Up to so many entries all have their fields; of more, each is a line until it is opened. */
const MOST_OPEN = 5;
/** The bar that saves stands beside the form, in reach as soon as the card is. */
const FORM_ID = 'shortfalls';
/** Lines shown before somebody asks for all of them. */
const MOST_LINES = 20;

/** The rows that are shown with fields, and those shown as a line: of many rows, the complete ones that are not open. */
function splitRows(rows: readonly Row[], open: string | undefined, search: string) {
  const isOpen = (row: Row) =>
    rows.length <= MOST_OPEN || row.no === open || problemsOf(row).length > 0;
  const isFound = ({ no, line }: Row) => hasTyped(findableText(no, line.member_fullname), search);
  return {
    fields: rows.filter(isOpen),
    lines: rows.filter((row) => !isOpen(row) && isFound(row)),
  };
}

/** Those who could not be deducted in full, one entry each; all others count as deducted in full. */
export function Entries(props: RecordingProps) {
  const { data, entries } = props;
  const { done, spoken, add } = useSpokenEntries(props);
  const [attempts, setAttempts] = useState(0);
  const [confirming, setConfirming] = useState(false);
  const rows = rowsOf(props);
  const summary = rows.flatMap(problemsOf);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (summary.length > 0) setAttempts((count) => count + 1);
    else setConfirming(true);
  };
  return (
    <Card title={text.byForm}>
      {/* What is transferred says itself what has come of it. */}
      <Announcement
        key={data.transferred_amount}
        words={`${done} ${wordsOf(rows, props)}`.trim()}
      />
      <div>
        <AddMember {...props} onAdd={add} />
        <form id={FORM_ID} noValidate onSubmit={submit} className="stack">
          <FormSummary
            title={text.failed}
            errors={attempts > 0 ? summary : []}
            attempts={attempts}
          />
          {rows.length === 0 && (
            <EmptyState title="ยังไม่มีใครในรายการนี้">ถ้าหักได้ครบทุกคน กดบันทึกผลได้เลย</EmptyState>
          )}
          {rows.length > 0 && <p className="note">คนที่หักไม่ได้เลยให้กรอก 0</p>}
          <EntryList rows={rows} entries={spoken} showsErrors={attempts > 0} />
        </form>
        <div className={styles.save} data-saving-bar>
          <p>
            <Sentence>
              {[
                countWords(rows, data),
                // The sum of a record stands above.
                (entries.isTyped || !data.recorded_at) &&
                  `${shared.toTransfer} ${formatSatang(entries.transfer)} บาท`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Sentence>
          </p>
          <Button type="submit" form={FORM_ID} variant="primary">
            บันทึกผล
          </Button>
        </div>
      </div>
      {confirming && <ConfirmSave {...props} onClose={() => setConfirming(false)} />}
    </Card>
  );
}

interface EntryListProps extends Pick<FormProps, 'entries'> {
  readonly rows: readonly Row[];
  readonly showsErrors: boolean;
}

function EntryList({ rows, entries, showsErrors }: EntryListProps) {
  const [open, setOpen] = useState<string>();
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const { fields, lines } = splitRows(rows, open, search);
  const shown = showsAll ? lines : lines.slice(0, MOST_LINES);
  const common = { entries, onOpen: setOpen, showsErrors };
  return (
    <>
      {fields.map((row) => (
        <Entry key={row.no} {...common} {...row} />
      ))}
      {rows.length > MOST_OPEN && (
        <>
          <SearchField label="ค้นหาในรายการนี้" value={search} onChange={setSearch} />
          {lines.length === 0 && search && <p className="note">ไม่พบในรายการนี้</p>}
          <ul className={styles.lines}>
            {shown.map((row) => (
              <EntryLine key={row.no} {...common} {...row} />
            ))}
          </ul>
          {shown.length < lines.length && (
            <Button onClick={() => setShowsAll(true)}>
              {`แสดงอีก ${formatCount(lines.length - shown.length)} คน`}
            </Button>
          )}
        </>
      )}
    </>
  );
}

const REASONS = [
  { value: '', label: 'เลือกเหตุผล' },
  ...DEDUCT_REASONS.map((value) => ({ value, label: value })),
];

interface EntryProps extends Row, Omit<EntryListProps, 'rows'> {
  readonly onOpen: (no: string) => void;
}

/** Shows whose entry it is, with what is billed. */
function Who({ line, reason }: { readonly line: DeductLine; readonly reason?: string }) {
  return (
    <>
      {line.membership_no} <PersonName>{line.member_fullname}</PersonName>{' '}
      <span className="note">
        <Sentence>{`เรียกเก็บ ${formatSatang(parseBaht(line.billed_amount))} บาท`}</Sentence>
        {reason && (
          <>
            {' · '}
            <span className="nowrap">{reason}</span>
          </>
        )}
      </span>
    </>
  );
}

/** One member: how much could be deducted, and why not all of it. */
function Entry({ no, short, line, errors, entries, showsErrors, onOpen }: EntryProps) {
  const field = (key: 'deducted' | 'reason') => ({
    id: idsOf(no)[key],
    value: short[key],
    error: showsErrors ? errors[key] : undefined,
    onChange({ target }: { readonly target: { readonly value: string } }) {
      // A complete entry stays open while it is typed in.
      onOpen(no);
      entries.change(no, { [key]: target.value });
    },
  });
  return (
    <fieldset className={styles.entry}>
      <legend>
        <Who line={line} />
      </legend>
      <TextField
        {...field('deducted')}
        name="deducted_amount"
        label="หักได้จริง (บาท)"
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField
        {...field('reason')}
        name="reason"
        label={text.columns.reason}
        options={REASONS}
      />
      <Button variant="quiet" icon={<X />} onClick={() => entries.remove(no)}>
        นำออก (หักได้ครบ) <span className="visually-hidden">{line.member_fullname}</span>
      </Button>
    </fieldset>
  );
}

/** A complete entry of many, in short. */
function EntryLine({ no, short, line, entries, onOpen }: EntryProps) {
  const hidden = <span className="visually-hidden">{line.member_fullname}</span>;
  return (
    <li className={styles.line}>
      <span>
        <Who line={line} reason={short.reason} />
      </span>
      <strong className="nowrap" translate="no">
        {formatSatang(parseBaht(short.deducted))}
      </strong>
      <span className={styles.acts}>
        <Button variant="quiet" icon={<Pencil />} onClick={() => onOpen(no)}>
          แก้ไข {hidden}
        </Button>
        <Button variant="quiet" icon={<X />} onClick={() => entries.remove(no)}>
          นำออก {hidden}
        </Button>
      </span>
    </li>
  );
}
