import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Tag } from '@coop/ui/tag';
import { baht, inBaht } from '../control/baht.ts';
import { control, type EndingRow } from '../control/control.ts';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { usePlace } from '../control/use-place.ts';
import { ProcedureForm } from '../forms/procedure-form.tsx';
import { Decide } from './decide.tsx';
import styles from './desk.module.css';
import { text } from './text.ts';

const { ending: words } = text;

/** The end of a membership, and who pays after retirement. */
export function Ending({ member }: { member: string }) {
  const query = useControl('officer.ending', { member });
  return (
    <Card title={words.title}>
      <QueryView query={query}>
        {(ending) => (
          <>
            <Notices ending={ending} />
            {ending.settlement ? <Settlement settlement={ending.settlement} /> : null}
            {ending.actions.includes('notice') ? (
              <ProcedureForm
                procedure="officer.noticeEnd"
                given={{ member }}
                press={words.note}
                done={({ settlement }, { how }) => words.done(how, formatThaiDate(settlement?.on))}
              />
            ) : null}
            <Retirement ending={ending} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function Notices({ ending: { member, state, notices, actions } }: { ending: EndingRow }) {
  const { world } = usePlace();
  const decisions = actions.filter((one) => one !== 'notice');
  if (notices.length === 0) return <p>{words.none(state)}</p>;
  return (
    <ul className={styles.list}>
      {notices.map(({ how, at, paperNo, boardOn, outcome, reason }) => (
        <li key={at} className={styles.item}>
          <p className={styles.head}>
            <strong>{how}</strong>
            <Tag tone={outcome ? 'muted' : 'waiting'}>
              {outcome ? words.outcomes[outcome] : words.board(formatThaiDate(boardOn))}
            </Tag>
            <span>{words.noticed(formatThaiDate(at.slice(0, 10)), paperNo)}</span>
          </p>
          {reason ? <p>{text.because(reason)}</p> : null}
        </li>
      ))}
      <li>
        <Decide
          no={notices.at(-1)?.how ?? ''}
          actions={decisions}
          label={words.reason}
          decide={(action, reason) =>
            control.officer.decideEnd.mutate({ world, member, action, reason })
          }
        />
      </li>
    </ul>
  );
}

function Settlement({ settlement }: { settlement: NonNullable<EndingRow['settlement']> }) {
  const { isFinal, on, owned, owed, left, beside, missing, heirs, guarantors } = settlement;
  return (
    <>
      <h3>{(isFinal ? words.final : words.expected)(formatThaiDate(on))}</h3>
      <Facts
        rows={[
          [words.owned, inBaht(owned)],
          [words.owed, inBaht(owed)],
          [words.left, inBaht(left)],
          [words.beside, inBaht(beside)],
          [words.missing, inBaht(missing)],
        ]}
      />
      <ul>
        {heirs.map(({ name, amount }) => (
          <li key={name}>{words.heir(name, baht(amount))}</li>
        ))}
        {guarantors.map(({ contractNo, member, amount, paid, by }) => (
          <li key={`${contractNo}/${member}`}>
            {words.guarantor(member, contractNo, baht(amount), baht(paid), formatThaiDate(by))}
          </li>
        ))}
      </ul>
    </>
  );
}

function Retirement({ ending: { member, retirement } }: { ending: EndingRow }) {
  const { on, payer } = retirement;
  return (
    <>
      <h3>{words.retires(formatThaiDate(on))}</h3>
      <p>{payer ? words.payers[payer] : words.noPayer}</p>
      <ProcedureForm
        procedure="officer.retire"
        given={{ member }}
        done={(_answer, { pays }) => words.payers[pays]}
      />
    </>
  );
}
