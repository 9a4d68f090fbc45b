import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { OpenRow, openedId } from '@coop/ui/open-row';
import { PersonName } from '@coop/ui/whole';
import { memo, useState } from 'react';
import { SignedAmount } from '../../../collection/signed-amount.tsx';
import { EmptyCard } from '../../../page/empty-card.tsx';
import { usePhone } from '../../../page/use-phone.ts';
import { TwoLines } from '../../../tables/statement/two-lines.tsx';
import { sumsOf, totalWords } from '../../billing-sheet/people.ts';
import { text } from '../../billing-sheet/text.ts';
import styles from './rows.module.css';
import { detailOf, Marks, type MarksProps, type SheetProps, SheetTable } from './sheet-table.tsx';

/** People shown at first, and more with each press. */
const FIRST = 24;
const MORE = 96;

interface RowProps extends MarksProps {
  readonly isOpen: boolean;
  readonly onToggle: (no: string) => void;
}

/** The difference to the month before, which says that it is one. */
function Difference({ satang }: { readonly satang: number | null }) {
  return (
    <>
      {text.columns.difference} <SignedAmount satang={satang} />
    </>
  );
}

/** Two lines: who and how much; number and marks with the difference. */
const Row = memo(function Row({ person, before, isOpen, onToggle }: RowProps) {
  return (
    <li className={styles.person}>
      <OpenRow row={person.no} isOpen={isOpen} onToggle={onToggle}>
        <TwoLines
          what={
            <strong>
              <PersonName>{person.name}</PersonName>
            </strong>
          }
          amount={<Amount satang={person.amount} />}
          when={
            <>
              {person.no} <Marks person={person} before={before} />
            </>
          }
          after={person.difference ? <Difference satang={person.difference} /> : null}
        />
      </OpenRow>
      {isOpen && (
        <div id={openedId(person.no)} className={styles.opened}>
          {detailOf(person)}
        </div>
      )}
    </li>
  );
});

/** The sheet on a phone: two lines a person, some at first and more on request. */
function PhoneList({ data, filter, opened }: SheetProps) {
  const { shown, rest, compared, sums, whole } = filter;
  const [more, setMore] = useState({ shown, count: FIRST });
  // Another choice of people begins at its first again.
  const count = more.shown === shown ? more.count : FIRST;
  const left = shown.length - count;
  return (
    <>
      <ul className={styles.items} aria-label={text.sheetOf(formatThaiMonth(data.recv_period))}>
        {keyed(shown.slice(0, count), (row) => row.no).map(([key, person]) => (
          <Row
            key={key}
            person={person}
            before={data.previous_recv_period}
            isOpen={opened.opened.has(person.no)}
            onToggle={opened.toggle}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button fullWidth onClick={() => setMore({ shown, count: count + MORE })}>
          {`แสดงเพิ่มอีก ${formatCount(Math.min(left, MORE))} คน`}
        </Button>
      )}
      {left <= 0 && rest.length > 0 && (
        <>
          <TwoLines
            what={text.rest(formatCount(rest.length))}
            amount={<SignedAmount satang={sumsOf(rest).difference} />}
          />
          <Button fullWidth onClick={() => filter.change({ every: '1' })}>
            {text.restShow(formatCount(rest.length))}
          </Button>
        </>
      )}
      <TwoLines
        what={<strong>{totalWords(sums, whole)}</strong>}
        amount={<Amount satang={sums.amount} />}
        after={compared && <Difference satang={sums.difference} />}
      />
    </>
  );
}

/** Everybody who is shown, a row each, or two lines on a phone; or how to see somebody again. */
export function People(props: SheetProps) {
  const { filter } = props;
  const isPhone = usePhone();
  if (filter.shown.length + filter.rest.length === 0) {
    return (
      <EmptyCard
        title="ไม่พบสมาชิกตามที่กรอง"
        action={<Button onClick={filter.showAll}>แสดงทั้งหมด</Button>}
      >
        ลองเปลี่ยนคำค้น ตัวกรอง หรือช่วงเลขที่สมาชิก
      </EmptyCard>
    );
  }
  if (!isPhone) return <SheetTable {...props} />;
  return (
    <Card>
      <PhoneList {...props} />
    </Card>
  );
}
