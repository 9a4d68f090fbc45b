import type { Candidate } from '@coop/contracts/info/election';
import { keyed } from '@coop/format/keyed';
import { EmptyState } from '@coop/ui/empty-state';
import { Tag } from '@coop/ui/tag';
import { PersonName } from '@coop/ui/whole';
import styles from './election.module.css';
import { Portrait } from './portrait.tsx';
import { text } from './text.ts';

interface CandidatesProps {
  readonly candidates: readonly Candidate[];
  /** Number of who has been elected, once that is known. */
  readonly elected: number | undefined;
}

/** Who stands for one position, each with number, picture, name and work. */
export function Candidates({ candidates, elected }: CandidatesProps) {
  if (candidates.length === 0) {
    return <EmptyState title={text.noCandidates}>{text.noCandidatesMore}</EmptyState>;
  }
  return (
    <ul className={styles.candidates}>
      {keyed(candidates, (one) => one.number).map(([key, one]) => (
        <li key={key}>
          <Portrait name={one.name} picture={one.picture} />
          <div>
            <p>
              <span className={styles.number}>{text.numbered(one.number)}</span>{' '}
              {one.number === elected && <Tag tone="positive">{text.elected}</Tag>}
            </p>
            <p>
              <strong>
                <PersonName>{one.name}</PersonName>
              </strong>
            </p>
            <p className="note">{one.work}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
