import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import { useEffect, useState } from 'react';
import { useOnce } from '../feed/use-once.ts';
import { phaseAt, type SessionClock } from '../session/session-clock.ts';
import { failureWords } from '../toasts/notify.ts';
import styles from './session-warning.module.css';

export interface SessionWarningProps {
  readonly clock: SessionClock;
  /** Asks the backend for more time; rejects when it could not be asked. */
  readonly onStay: () => Promise<void>;
  readonly onLeave: () => void;
}

const SECOND_MS = 1_000;
/** The time left is announced in steps, not each second. */
const STEP_SECONDS = 30;

function useSecondsLeft(clock: SessionClock): number {
  const left = () => Math.ceil(phaseAt(clock.get(), Date.now()).leftMs / SECOND_MS);
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), SECOND_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return seconds;
}

const minutesOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function spoken(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && `${minutes} นาที`, rest > 0 && `${rest} วินาที`].filter(Boolean).join(' ');
}

/** Shown two minutes before the session's end: the time left, a button to stay, one to leave. */
export function SessionWarning({ clock, onStay, onLeave }: SessionWarningProps) {
  const seconds = useSecondsLeft(clock);
  const { busy, error, run } = useOnce(onStay);
  // It is said below.
  const stay = () => void run(undefined).catch(() => undefined);
  return (
    <Dialog
      alert
      open
      title="ท่านยังใช้งานอยู่หรือไม่"
      footer={
        <>
          <Button variant="primary" busy={busy} busyLabel="กำลังต่อเวลา" onClick={stay}>
            อยู่ต่อ
          </Button>
          <Button onClick={onLeave}>ออกจากระบบ</Button>
        </>
      }
    >
      <p>ไม่มีการใช้งานระยะหนึ่งแล้ว เพื่อความปลอดภัย ระบบจะนำท่านออกจากระบบเมื่อครบเวลา</p>
      <p className={styles.left}>
        <span aria-hidden>เหลือเวลา {minutesOf(seconds)} นาที</span>
        <span className="visually-hidden" role="status">
          เหลือเวลา {spoken(Math.ceil(seconds / STEP_SECONDS) * STEP_SECONDS)}
        </span>
      </p>
      {error && (
        <Band tone="negative" title="ต่อเวลาไม่สำเร็จ" live>
          {failureWords(error)}
        </Band>
      )}
    </Dialog>
  );
}
