import type { Election } from '@coop/contracts/info/election';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { SelectField } from '@coop/ui/select-field';
import { useLocation } from 'react-router';
import { Candidates } from './candidates.tsx';
import { Count } from './count.tsx';
import styles from './election.module.css';
import { SeatTable, UnitTable, unitName } from './tables.tsx';
import { standingIn, tallyOf } from './tally.ts';
import { text } from './text.ts';

interface PositionProps {
  readonly election: Election;
  readonly position: Election['positions'][number];
  readonly unitNo: number;
  readonly onUnit: (unitNo: number) => void;
}

/** Who stands for a position and, once announced, who was elected: everywhere at once, or unit by unit. */
export function Position({ election, position, unitNo, onUnit }: PositionProps) {
  const { pathname } = useLocation();
  const isEverywhere = !position.candidates.some((one) => one.unit_no > 0);
  const tally = tallyOf(election, position.position, isEverywhere ? undefined : unitNo);
  const Table = isEverywhere ? UnitTable : SeatTable;
  return (
    <Card title={position.position} actions={<span className="note">{position.seats}</span>}>
      {!isEverywhere && (
        <form method="get" action={pathname} className={`${styles.unit} no-print`}>
          <SelectField
            label={text.chooseUnit}
            name="unit"
            value={String(unitNo)}
            options={election.units.map((one) => ({
              value: String(one.unit_no),
              label: unitName(election, one.unit_no),
            }))}
            onChange={(event) => onUnit(Number(event.target.value))}
          />
          <noscript>
            <Button type="submit">{text.showUnit}</Button>
          </noscript>
        </form>
      )}
      {!isEverywhere && !tally && <p className="print-only">{unitName(election, unitNo)}</p>}
      {tally && tally.scores.length > 0 && (
        // On paper the table of all units says it.
        <div className={isEverywhere ? 'stack' : 'stack no-print'}>
          <Count tally={tally} />
        </div>
      )}
      <div className={tally ? 'no-print' : undefined}>
        <Candidates
          candidates={standingIn(election, position.position, unitNo)}
          elected={tally?.winner?.candidate.number}
        />
      </div>
      {tally && (
        <details className={styles.more}>
          <summary>{isEverywhere ? text.chairTable : text.committeeTable}</summary>
          <Table election={election} position={position.position} />
        </details>
      )}
    </Card>
  );
}
