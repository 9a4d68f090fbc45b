import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { Tag } from '@coop/ui/tag';
import { inBaht } from '../control/baht.ts';
import { type ClaimRow, control } from '../control/control.ts';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { usePlace } from '../control/use-place.ts';
import { Decide } from './decide.tsx';
import styles from './desk.module.css';
import { text } from './text.ts';
import { toneOf } from './tone.ts';

export function Claims({ member }: { member: string }) {
  const query = useControl('officer.claims', { member });
  return (
    <Card title={text.claims}>
      <QueryView
        query={query}
        empty={{ when: ({ claims }) => claims.length === 0, title: text.noClaims }}
      >
        {({ claims }) => (
          <ul className={styles.list}>
            {claims.map((one) => (
              <li key={one.no} className={styles.item}>
                <Claim member={member} claim={one} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function daysOf({ requestedOn, decidedOn, paidOn }: ClaimRow): string {
  return [
    text.asked(formatThaiDate(requestedOn)),
    decidedOn && text.decidedOn(formatThaiDate(decidedOn)),
    paidOn && text.paidOn(formatThaiDate(paidOn)),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Claim({ member, claim }: { member: string; claim: ClaimRow }) {
  const { world } = usePlace();
  const { no, kind, amount, status, refusal, note, files, actions } = claim;
  return (
    <>
      <p className={styles.head}>
        <strong>{no}</strong>
        <span>
          {kind} {inBaht(amount)}
        </span>
        <Tag tone={toneOf(status)}>{status}</Tag>
        <span>{daysOf(claim)}</span>
      </p>
      {note ? <p>{note}</p> : null}
      {files.length > 0 ? <p>{text.papers(files.join(', '))}</p> : null}
      {refusal ? <p>{text.because(refusal)}</p> : null}
      <Decide
        no={no}
        actions={actions}
        decide={(action, reason) =>
          control.officer.decideClaim.mutate({ world, member, no, action, reason })
        }
      />
    </>
  );
}
