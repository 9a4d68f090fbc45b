import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Tag } from '@coop/ui/tag';
import { inBaht } from '../control/baht.ts';
import { control, type MoneyRequestRow } from '../control/control.ts';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { usePlace } from '../control/use-place.ts';
import { ProcedureForm } from '../forms/procedure-form.tsx';
import { Decide } from './decide.tsx';
import styles from './desk.module.css';
import { text } from './text.ts';
import { toneOf } from './tone.ts';

export function Requests({ member }: { member: string }) {
  const query = useControl('officer.requests', { member });
  return (
    <Card title={text.requests}>
      <QueryView query={query}>
        {({ decides, requests }) => (
          <>
            <ProcedureForm
              procedure="officer.mode"
              start={{ decides }}
              atOnce
              done={(_answer, sent) => text.modes[sent.decides]}
            />
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

function Request({ member, request }: { member: string; request: MoneyRequestRow }) {
  const { world } = usePlace();
  const { requestNo, type, refNo, amount, reason, status, refusal, effectiveOn, from, actions } =
    request;
  return (
    <>
      <p className={styles.head}>
        <strong>{requestNo}</strong>
        <span>
          {text.types[type]} {refNo} {inBaht(amount)}
        </span>
        <Tag tone={toneOf(status)}>{status}</Tag>
        {from ? <span>{text.from(formatThaiMonth(from))}</span> : null}
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
