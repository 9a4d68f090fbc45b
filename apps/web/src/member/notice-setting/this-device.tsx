import { keyed } from '@coop/format/keyed';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Tag } from '@coop/ui/tag';
import type { ReactNode } from 'react';
import { useApi } from '../../client/api.tsx';
import { refreshAfter } from '../../feed/refresh-after.ts';
import { bodyOf, endHere, notePushedHere, subscribeHere } from '../../notifications/push-here.ts';
import { SpokenError } from '../../toasts/notify.ts';
import styles from './notice-setting.module.css';
import { text } from './text.ts';
import { useAction } from './use-action.ts';
import type { Here } from './use-here.ts';

interface ThisDeviceProps {
  readonly publicKey: string;
  readonly here: Here;
}

/** What it is, before the browser asks; then what this browser can do. */
export function ThisDevice({ publicKey, here }: ThisDeviceProps) {
  const { state } = here;
  return (
    <div className="no-print">
      <Card title={text.here}>
        {state === 'install' && (
          <Told title={text.install}>
            <ol className={styles.steps}>
              {keyed(text.installSteps, (step) => step).map(([key, step]) => (
                <li key={key}>{step}</li>
              ))}
            </ol>
          </Told>
        )}
        {state === 'unsupported' && <Told title={text.unsupported}>{text.unsupportedMore}</Told>}
        {state === 'denied' && <Told title={text.denied}>{text.deniedMore}</Told>}
        {state === 'checking' && <p className="note">{text.checking}</p>}
        {state === 'off' && <TurnOn publicKey={publicKey} here={here} />}
        {state === 'on' && <IsOn here={here} />}
      </Card>
    </div>
  );
}

function Told({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <p className={styles.head}>
        <strong>{title}</strong>
      </p>
      <div>{children}</div>
    </>
  );
}

function TurnOn({ publicKey, here }: ThisDeviceProps) {
  const api = useApi();
  const { busy, act } = useAction();
  const subscribe = async () => {
    const subscription = await subscribeHere(publicKey).catch(() => {
      throw new SpokenError(text.failedHere);
    });
    if (!subscription) return undefined;
    const answer = await api('memberPushSubscribe', { body: bodyOf(subscription) });
    await notePushedHere(subscription);
    return answer;
  };
  const turnOn = async () => {
    if (!(await act('memberPushSubscribe', subscribe))) await endHere();
    await here.look();
  };
  return (
    <>
      <p className={styles.head}>
        <Tag tone="muted">{text.isOff}</Tag>
      </p>
      <p>{text.what}</p>
      <p>{text.asked}</p>
      <p className="note">{text.shared}</p>
      <p className={styles.actions}>
        <Button
          variant="primary"
          busy={busy}
          busyLabel={text.turningOn}
          onClick={() => void turnOn()}
        >
          {text.turnOn}
        </Button>
      </p>
    </>
  );
}

/** A push service is asked in the background: what came of it stands in the list a moment later. */
const LATER_MS = 3_000;

function IsOn({ here }: { readonly here: Here }) {
  const api = useApi();
  const testing = useAction();
  const ending = useAction();
  const test = async () => {
    if (await testing.act('memberPushTest', () => api('memberPushTest', { body: {} }))) {
      setTimeout(() => void refreshAfter('memberPushTest'), LATER_MS);
    }
  };
  const turnOff = async () => {
    const { id = '' } = here;
    const ask = () => api('memberPushUnsubscribe', { body: { device_id: id } });
    if (!(await ending.act('memberPushUnsubscribe', ask))) return;
    await endHere();
    await here.look();
  };
  return (
    <>
      <p className={styles.head}>
        <Tag tone="positive">{text.isOn}</Tag>
      </p>
      <p>{text.what}</p>
      <p className={styles.actions}>
        <Button busy={testing.busy} busyLabel={text.testing} onClick={() => void test()}>
          {text.test}
        </Button>
        <Button busy={ending.busy} busyLabel={text.turningOff} onClick={() => void turnOff()}>
          {text.turnOff}
        </Button>
      </p>
    </>
  );
}
