import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { SelectField } from '@coop/ui/select-field';
import { Tag } from '@coop/ui/tag';
import { useAct } from '../control/act.tsx';
import { baht } from '../control/baht.ts';
import { control, type MoneyRequestRow, type Requests as RequestsOf } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { usePlace } from '../control/use-place.ts';
import { Decide } from './decide.tsx';
import styles from './desk.module.css';
import { text } from './text.ts';
import { toneOf } from './tone.ts';

export function Requests({ member }: { member: string }) {
  const { world } = usePlace();
  const query = useMockQuery(['requests', world, member], () =>
    control.officer.requests.query({ world, member }),
  );
  return (
    <Card title={text.requests}>
      <QueryView query={query}>
        {({ decides, requests }) => (
          <>
            <WhoDecides decides={decides} />
            {requests.length === 0 ? <EmptyState title={text.noRequests} /> : null}
            <ul className={styles.list}>
              {requests.map((one) => (
                <li key={one.requestNo} className={styles.item}>
                  <Request member={member} request={one} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </Card>
  );
}

type Decides = RequestsOf['decides'];
const DECIDERS = ['clock', 'officer'] as const satisfies Decides[];
const DECIDER_OPTIONS = DECIDERS.map((one) => ({ value: one, label: text.deciders[one] }));

function WhoDecides({ decides }: { decides: Decides }) {
  const { world } = usePlace();
  const { act } = useAct();
  function handleChange(value: string) {
    const chosen = DECIDERS.find((one) => one === value);
    if (!chosen) return;
    const set = () => control.officer.mode.mutate({ world, decides: chosen });
    void act(set, text.mode(text.deciders[chosen]));
  }
  return (
    <div className={layout.form}>
      <SelectField
        label={text.decides}
        options={DECIDER_OPTIONS}
        value={decides}
        onChange={(event) => handleChange(event.target.value)}
      />
    </div>
  );
}

function Request({ member, request }: { member: string; request: MoneyRequestRow }) {
  const { world } = usePlace();
  const { requestNo, type, refNo, amount, reason, status, refusal, effectiveOn, actions } = request;
  return (
    <>
      <p className={styles.head}>
        <strong>{requestNo}</strong>
        <span>
          {text.types[type]} {refNo} {text.baht(baht(amount))}
        </span>
        <Tag tone={toneOf(status)}>{status}</Tag>
        {effectiveOn ? <span>{text.effective(formatThaiDate(effectiveOn))}</span> : null}
      </p>
      {reason ? <p>{reason}</p> : null}
      {refusal ? <p>{text.because(refusal)}</p> : null}
      <Decide
        no={requestNo}
        actions={actions}
        decide={(action, why) =>
          control.officer.decide.mutate({ world, member, requestNo, action, reason: why })
        }
      />
    </>
  );
}
