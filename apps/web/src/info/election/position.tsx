import type { Candidate, Election } from '@coop/contracts/info/election';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { CountBars } from '@coop/ui/count-bars';
import { EmptyState } from '@coop/ui/empty-state';
import { SelectField } from '@coop/ui/select-field';
import { Tag } from '@coop/ui/tag';
import { Toolbar } from '@coop/ui/toolbar';
import { PersonName, Whole } from '@coop/ui/whole';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { onDemand } from '../../page/on-demand.tsx';
import { whenBroken } from '../../site/broken-picture.ts';
import { TableDownload } from '../../tables/statement-tools.tsx';
import styles from './election.module.css';
import { unitName } from './place.ts';
import type { TableProps } from './tables.tsx';
import { standingIn, type Tally, tallyOf } from './tally.ts';
import { text } from './text.ts';

const loadTables = () => import('./tables.tsx');
const EVERYWHERE = {
  title: text.chairTable,
  Table: onDemand(async () => (await loadTables()).UnitTable),
  file: async (of: TableProps) => (await loadTables()).unitFile(of),
};
const BY_UNIT = {
  title: text.committeeTable,
  Table: onDemand(async () => (await loadTables()).SeatTable),
  file: async (of: TableProps) => (await loadTables()).seatFile(of),
};

/** The votes of every unit, behind a press. */
function AllUnits({ of, isEverywhere }: { of: TableProps; isEverywhere: boolean }) {
  const [isOpened, setOpened] = useState(false);
  const { title, Table, file } = isEverywhere ? EVERYWHERE : BY_UNIT;
  return (
    <details
      className={styles.more}
      onToggle={(event) => setOpened(event.currentTarget.open || isOpened)}
    >
      <summary>{title}</summary>
      <Toolbar actions={<TableDownload table={() => file(of)} />} />
      <Table opened={isOpened} of={of} />
    </details>
  );
}

interface PositionProps {
  readonly election: Election;
  readonly position: Election['positions'][number];
  readonly unitNo: number;
  readonly onUnit: (unitNo: number) => void;
}

/** Shows who stands for a position and, once announced, who was elected: everywhere at once, or unit by unit. */
export function Position({ election, position, unitNo, onUnit }: PositionProps) {
  const { pathname } = useLocation();
  const isEverywhere = !position.candidates.some((candidate) => candidate.unit_no > 0);
  const tally = tallyOf(election, position.position, isEverywhere ? undefined : unitNo);
  return (
    <Card title={position.position} actions={<span className="note">{position.seats}</span>}>
      {!isEverywhere && (
        <form method="get" action={pathname} className={`${styles.unit} no-print`}>
          <SelectField
            label="เลือกหน่วย"
            name="unit"
            value={String(unitNo)}
            options={election.units.map((unit) => ({
              value: String(unit.unit_no),
              label: unitName(election, unit.unit_no),
            }))}
            onChange={(event) => onUnit(Number(event.target.value))}
          />
          <noscript>
            <Button type="submit">แสดง</Button>
          </noscript>
        </form>
      )}
      {!isEverywhere && !tally && <p className="print-only">{unitName(election, unitNo)}</p>}
      {tally && tally.scores.length > 0 && (
        // On paper the table of all units says it.
        <div className={isEverywhere ? 'stack' : 'stack no-print'}>
          <Count position={position.position} tally={tally} />
        </div>
      )}
      <div className={tally ? 'no-print' : undefined}>
        <Candidates
          candidates={standingIn(election, position.position, unitNo)}
          elected={tally?.winner?.candidate.number}
        />
      </div>
      {tally && (
        <AllUnits of={{ election, position: position.position }} isEverywhere={isEverywhere} />
      )}
    </Card>
  );
}

interface CandidatesProps {
  readonly candidates: readonly Candidate[];
  /** Number of who has been elected, once that is known. */
  readonly elected: number | undefined;
}

/** Shows who stands for one position, each with number, picture, name and work. */
function Candidates({ candidates, elected }: CandidatesProps) {
  if (candidates.length === 0) {
    return <EmptyState title="ยังไม่ประกาศรายชื่อผู้สมัคร">ดูวันประกาศได้ในกำหนดการด้านล่าง</EmptyState>;
  }
  return (
    <ul className={styles.candidates}>
      {keyed(candidates, (row) => row.number).map(([key, candidate]) => (
        <li key={key}>
          <Portrait name={candidate.name} picture={candidate.picture} />
          <div>
            <p>
              <span className={styles.number}>{text.numbered(candidate.number)}</span>{' '}
              {candidate.number === elected && <Tag tone="positive">ได้รับเลือก</Tag>}
            </p>
            <p>
              <strong>
                <PersonName>{candidate.name}</PersonName>
              </strong>
            </p>
            <p className="note">{candidate.work}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const TITLE = /^(ว่าที่ร้อยตรี|นางสาว|นาง|นาย|ดร\.)\s*/;
// Vowels that are written before their consonant are no initials.
const LEADING_VOWELS = /^[เแโใไ]+/;

/** First consonants of name and surname: นายสุรชัย เพชรน้ำดี gives สพ. */
export function initialsOfName(name: string): string {
  return name
    .replace(TITLE, '')
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word.replace(LEADING_VOWELS, '')][0] ?? '')
    .join('');
}

/** A candidate's photograph; initials where there is none or it does not come. */
function Portrait({ name, picture }: { name: string; picture: string }) {
  const [isLost, setLost] = useState(false);
  if (!picture || isLost) {
    return (
      <span className={styles.portrait} aria-hidden="true">
        {initialsOfName(name)}
      </span>
    );
  }
  // The wire's media paths have no slash before them.
  const src = /^(https?:)?\//.test(picture) ? picture : `/${picture}`;
  return (
    <img
      className={styles.portrait}
      src={src}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      {...whenBroken(() => setLost(true))}
    />
  );
}

function captionOf(position: string, { winner, scores, valid }: Tally): ReactNode {
  if (!winner) return `มีผู้ได้คะแนนสูงสุดเท่ากันที่ ${formatCount(scores[0]?.score ?? 0)}\u00a0คะแนน`;
  const { candidate, score } = winner;
  return (
    <Whole>
      {`${candidate.name} (${text.numbered(candidate.number)}) ได้รับเลือกเป็น${position} ด้วย ${formatCount(score)}\u00a0คะแนน จากบัตรดี ${formatCount(valid)}\u00a0ใบ`}
    </Whole>
  );
}

/** Shows what was counted: a bar for each candidate, and what became of the other ballots. */
function Count({ position, tally }: { position: string; tally: Tally }) {
  return (
    <>
      <CountBars
        caption={captionOf(position, tally)}
        unit="คะแนน"
        whole={tally.valid}
        bars={tally.scores.map(({ candidate, score, percent, place }) => ({
          label: `${formatCount(candidate.number)} ${candidate.name}`,
          count: score,
          note: `(${percent.toFixed(1)}\u00a0%)`,
          strong: place === 1,
        }))}
      />
      <p className="note">
        {`บัตรทั้งหมด ${formatCount(tally.ballots)}\u00a0ใบ บัตรเสีย ${formatCount(tally.spoilt)}\u00a0ใบ ไม่ประสงค์ลงคะแนน ${formatCount(tally.noVote)}\u00a0ใบ มาใช้สิทธิ ${tally.turnout.toFixed(1)}\u00a0%`}
      </p>
    </>
  );
}
