import type { PushDevice } from '@coop/contracts/member/access/push';
import { keyed } from '@coop/format/keyed';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Tag } from '@coop/ui/tag';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCall } from '../../feed/use-call.ts';
import { sayOutcome } from '../../forms/say-outcome.ts';
import { usePermission } from '../../notifications/permission.ts';
import { howToAllow, whyUnsupported } from '../../notifications/permission-words.ts';
import {
  bodyOf,
  deviceIdOf,
  endHere,
  notePushedHere,
  pushSupport,
  subscribeHere,
  subscriptionHere,
} from '../../notifications/push-here.ts';
import { SpokenError } from '../../toasts/notify.ts';
import styles from './notice-setting.module.css';
import { text } from './text.ts';

interface ThisDeviceProps {
  readonly publicKey: string;
  readonly here: Here;
}

/** Shows what it is, before the browser asks; then what this browser can do. */
export function ThisDevice({ publicKey, here }: ThisDeviceProps) {
  const { state } = here;
  return (
    <div className="no-print">
      <Card title={text.here}>
        {state === 'install' && (
          <Told here={here} title="บน iPhone และ iPad ต้องเพิ่มระบบสมาชิกลงในหน้าจอโฮมก่อน">
            <ol className={styles.steps}>
              {keyed(text.installSteps, (step) => step).map(([key, step]) => (
                <li key={key}>{step}</li>
              ))}
            </ol>
          </Told>
        )}
        {state === 'unsupported' && (
          <Told here={here} title="เบราว์เซอร์นี้รับการแจ้งเตือนไม่ได้">
            {`${whyUnsupported()} ท่านยังอ่านการแจ้งเตือนได้ที่รูปกระดิ่งด้านบน`}
          </Told>
        )}
        {state === 'denied' && (
          <Told here={here} title="เบราว์เซอร์นี้ปิดกั้นการแจ้งเตือนของสหกรณ์ไว้">
            {`${howToAllow()} จากนั้นเปิดหน้านี้อีกครั้ง`}
          </Told>
        )}
        {state === 'checking' && <p className="note">กำลังตรวจสอบอุปกรณ์นี้</p>}
        {state === 'off' && <TurnOn publicKey={publicKey} here={here} />}
        {state === 'on' && <IsOn here={here} />}
      </Card>
    </div>
  );
}

interface HeadProps {
  readonly here: Here;
  readonly children: ReactNode;
}

/** Shows what this device does now; it takes the focus of the button that led to it, which is gone. */
function Head({ here: { isPressed }, children }: HeadProps) {
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) head.current?.focus();
    isPressed.current = false;
  }, [isPressed]);
  return (
    <p className={styles.head} ref={head} tabIndex={-1}>
      {children}
    </p>
  );
}

function Told({ here, title, children }: HeadProps & { readonly title: string }) {
  return (
    <>
      <Head here={here}>
        <strong>{title}</strong>
      </Head>
      <div>{children}</div>
    </>
  );
}

function TurnOn({ publicKey, here }: ThisDeviceProps) {
  const { busy, run } = useCall('memberPushSubscribe', async (api, _: undefined) => {
    const subscription = await subscribeHere(publicKey).catch(() => {
      throw new SpokenError(
        'เปิดการแจ้งเตือนไม่สำเร็จ เบราว์เซอร์นี้ติดต่อบริการแจ้งเตือนของตนไม่ได้ กรุณาลองใหม่ภายหลัง',
      );
    });
    if (!subscription) return undefined;
    const answer = await api('memberPushSubscribe', { body: bodyOf(subscription) });
    await notePushedHere(subscription);
    return answer;
  });
  const turnOn = async () => {
    here.isPressed.current = true;
    if (!(await sayOutcome(run(undefined)))) await endHere();
    await here.look();
  };
  return (
    <>
      <Head here={here}>
        <Tag tone="muted">ปิดอยู่</Tag>
      </Head>
      <p>{text.what}</p>
      <p>เมื่อกดปุ่มแล้ว เบราว์เซอร์จะถามว่าอนุญาตหรือไม่ โปรดตอบ “อนุญาต” ท่านปิดภายหลังได้ทุกเมื่อ</p>
      <p className="note">อย่าเปิดบนเครื่องที่ใช้ร่วมกับผู้อื่น</p>
      <p className={styles.actions}>
        <Button
          variant="primary"
          busy={busy}
          busyLabel="กำลังเปิดการแจ้งเตือน"
          onClick={() => void turnOn()}
        >
          เปิดการแจ้งเตือนบนอุปกรณ์นี้
        </Button>
      </p>
    </>
  );
}

/** A push service is asked in the background: what came of it stands in the list a moment later. */
const RECEIVED_MS = 3_000;

function IsOn({ here }: { readonly here: Here }) {
  const testing = useCall('memberPushTest');
  const ending = useCall('memberPushUnsubscribe');
  const test = async () => {
    if (await sayOutcome(testing.run({ body: {} }))) {
      setTimeout(() => void testing.refresh(), RECEIVED_MS);
    }
  };
  const turnOff = async () => {
    const { id = '', isPressed } = here;
    isPressed.current = true;
    if (!(await sayOutcome(ending.run({ body: { device_id: id } })))) return;
    await endHere();
    await here.look();
  };
  return (
    <>
      <Head here={here}>
        <Tag tone="positive">เปิดอยู่</Tag>
      </Head>
      <p>{text.what}</p>
      <p className={styles.actions}>
        <Button busy={testing.busy} busyLabel="กำลังส่งทดสอบ" onClick={() => void test()}>
          ส่งทดสอบ
        </Button>
        <Button busy={ending.busy} busyLabel="กำลังปิด" onClick={() => void turnOff()}>
          ปิดบนอุปกรณ์นี้
        </Button>
      </p>
    </>
  );
}

/** Tells whether this browser is one of the member's devices that are sent notices. */
export function useHere(devices: readonly PushDevice[]) {
  const permission = usePermission();
  const isPressed = useRef(false);
  const [found, setFound] = useState<{ readonly id: string | undefined }>();
  const look = async () => {
    const subscription = await subscriptionHere().catch(() => undefined);
    setFound({ id: subscription && (await deviceIdOf(subscription)) });
  };
  useEffect(() => void look(), []);
  const id = found?.id;
  const isListed = devices.some(({ device_id }) => device_id === id);
  const support = pushSupport();
  const state = () => {
    if (support === 'after-install') return 'install';
    if (support === 'no') return 'unsupported';
    if (permission === 'denied') return 'denied';
    if (!found) return 'checking';
    return isListed && permission === 'granted' ? 'on' : 'off';
  };
  return {
    state: state(),
    /** This browser's name in the list of devices; undefined where it has agreed to nothing. */
    id,
    /** Tells whether a button has been pressed since the last state. */
    isPressed,
    /** Looks again, after it was turned on or off. */
    look,
  };
}

type Here = ReturnType<typeof useHere>;
