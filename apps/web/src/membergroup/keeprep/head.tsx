import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Chips as ChipRow } from '@coop/ui/chips';
import { focusRow } from '@coop/ui/open-row';
import { SearchField } from '@coop/ui/search-field';
import { Sentence } from '@coop/ui/sentence';
import ListChecks from 'lucide-react/icons/list-checks';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { lazyPart } from '../../page/lazy-part.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { Announcement } from '../../page/read-aloud/announcement.tsx';
import { usePhone } from '../../page/use-phone.ts';
import type { SheetFilter } from '../billing-sheet/filter.ts';
import type { KeeprepProps } from '../billing-sheet/papers.tsx';
import { isMarked, MARK_WORDS, MARKS, type Mark } from '../billing-sheet/people.ts';
import { meantBy } from '../find-people.ts';
import { dueWords, StatusTag } from '../month/month-words.tsx';
import { ofMonth } from '../month/of-month.ts';
import { recordStateOf } from '../month/record-state.ts';
import { toTransferSatang } from '../month/to-transfer.ts';
import { text as shared } from '../text.ts';
import styles from './keeprep.module.css';

// Asked for at once, but the answer and the rows do not wait for it.
const tools = import('./tools.tsx');
export const Tools = lazyPart(async () => (await tools).Tools);

interface HeadProps {
  /** Absent while it is loading; the choice of a month stays. */
  readonly data: GroupKeeprep | undefined;
  readonly filter: SheetFilter;
  readonly period: ReactNode;
  /** Opens whom an entry means. */
  readonly onOpen: (no: string) => void;
}

/** The answer and what is done next, then how to find somebody. */
export function Head({ data, filter, period, onOpen }: HeadProps) {
  const isPhone = usePhone();
  return (
    <div className={`${styles.head} no-print`}>
      <div className={styles.answer}>
        {data && <Lead data={data} filter={filter} />}
        {data && (
          <LinkButton variant="primary" to={ofMonth('deductResult', data)}>
            <ListChecks />
            {recordStateOf(data) === 'received' ? 'ดูผลการหัก' : 'บันทึกผลการหัก'}
          </LinkButton>
        )}
      </div>
      <div className={styles.tools}>
        {data && <Find filter={filter} onOpen={onOpen} />}
        {period}
        {data && !isPhone && <Tools data={data} filter={filter} />}
      </div>
      {data && (
        <div className={styles.chips}>
          <Chips filter={filter} />
          <p className={`note nowrap ${styles.keys}`} aria-hidden>
            ↑↓ เลือก · Enter เปิด
          </p>
        </div>
      )}
    </div>
  );
}

const SAME = 'เท่ากับเดือนก่อน';

/** Returns how the bill differs from the one before, and how many people's bills do; '' where nobody knows. */
function changeWords({ data, filter }: KeeprepProps): string {
  const now = parseBaht(data.billed_amount);
  const before = parseBaht(data.previous_billed_amount);
  if (now === null || before === null) return '';
  const difference = now - before;
  const changed = filter.people.filter((person) => person.difference).length;
  if (changed === 0) return SAME;
  const people = `จาก\u00a0${formatCount(changed)}\u00a0คน`;
  if (difference === 0) return `${SAME} ${people}`;
  const than = difference > 0 ? 'มากกว่าเดือนก่อน' : 'น้อยกว่าเดือนก่อน';
  return `${than} ${formatSatang(Math.abs(difference))}\u00a0บาท ${people}`;
}

/** Returns by when to transfer; of a month of which nothing is to be transferred, when it was due. */
function dueLead(data: GroupKeeprep): string {
  const words =
    toTransferSatang(data) === 0
      ? `ครบกำหนดโอน ${formatThaiDate(data.due_date)}`
      : `โอนเงิน${dueWords(data)}`;
  return words.replaceAll(' ', '\u00a0');
}

/** The sheet in a sentence: how many, how much, how it changed, by when; and what is to be transferred if it is less. */
function Lead({ data, filter }: KeeprepProps) {
  const { whole } = filter;
  const billed = parseBaht(data.billed_amount) ?? whole.amount;
  const toTransfer = toTransferSatang(data);
  return (
    <div>
      <p>
        <Sentence>
          {[
            `${formatCount(whole.billed)}\u00a0คน`,
            `${formatSatang(billed)}\u00a0บาท`,
            changeWords({ data, filter }),
            dueLead(data),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Sentence>{' '}
        <StatusTag month={data} />
      </p>
      {toTransfer !== null && toTransfer !== 0 && toTransfer !== billed && (
        <p>{`${shared.toTransfer} ${formatSatang(toTransfer)}\u00a0บาท`}</p>
      )}
    </div>
  );
}

/** Finds people as one types; Enter opens the one that is meant, or says that there are several. */
function Find({ filter, onOpen }: Pick<HeadProps, 'filter' | 'onOpen'>) {
  const { people, query, mark, found, sums, change } = filter;
  // The entry for which Enter was pressed: another entry has no answer yet.
  const [sentQuery, ask] = useState<string>();
  const among = mark ? people.filter(({ marks }) => marks.has(mark)) : people;
  const meant = query !== '' && sentQuery === query ? meantBy(query, among) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(query);
    const [first, ...others] = meantBy(query, among);
    if (first && others.length === 0) onOpen(first.no);
  };
  const down = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && focusRow()) event.preventDefault();
  };
  return (
    <>
      <form noValidate onSubmit={submit} className={styles.find}>
        <SearchField
          label="ค้นหาชื่อหรือเลขที่สมาชิก"
          value={query}
          onKeyDown={down}
          onChange={(q) => change({ q })}
        />
      </form>
      <p role="status" className={styles.said}>
        {meant.length > 1 && `มีหลายคน โปรดเลือก (${formatCount(meant.length)}\u00a0คน)`}
      </p>
      <Announcement
        words={`พบ ${formatCount(found.length)} คน รวม ${formatSatang(sums.amount)} บาท`}
      />
    </>
  );
}

/** Shows only some: each kind with how many they are, whatever was typed. A kind that nobody is of is left out. */
function Chips({ filter: { people, whole, mark, change } }: Pick<HeadProps, 'filter'>) {
  const chip = (value: Mark | '', words: string, count: number) => ({
    value,
    label: `${words} ${formatCount(count)}`,
  });
  const chips = MARKS.flatMap((other) => {
    const { length } = people.filter((person) => isMarked(person, other));
    return length > 0 || mark === other ? [chip(other, MARK_WORDS[other], length)] : [];
  });
  if (chips.length === 0) return null;
  return (
    <ChipRow
      legend="แสดงเฉพาะ"
      chips={[chip('', 'ทั้งหมด', whole.billed), ...chips]}
      value={mark ?? ''}
      onChange={(only) => change({ only, every: '' })}
    />
  );
}
