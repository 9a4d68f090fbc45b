import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { type Phase, phaseAt, type SessionClock } from '../session/session-clock.ts';
import type { SessionWarningProps } from './session-warning.tsx';

/** Timers stand still while a device sleeps, so the time is checked repeatedly. */
const LONGEST_WAIT_MS = 15_000;

/** Follows the session's time, also after the tab was in the background or the device asleep. */
function usePhase(clock: SessionClock, onOver: () => void): Phase {
  const [phase, setPhase] = useState<Phase>('calm');
  const over = useEffectEvent(onOver);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = phaseAt(clock.get(), Date.now());
      setPhase(now.phase);
      if (now.phase === 'over') over();
      else timer = setTimeout(look, Math.min(now.leftMs, LONGEST_WAIT_MS));
    };
    look();
    const stop = clock.subscribe(look);
    const shown = new AbortController();
    document.addEventListener('visibilitychange', look, { signal: shown.signal });
    addEventListener('pageshow', look, { signal: shown.signal });
    return () => {
      clearTimeout(timer);
      stop();
      shown.abort();
    };
  }, [clock]);
  return phase;
}

/** Part of a session after which typing asks for more time. */
const ASKED_AFTER = 1 / 3;

/** Whoever types uses the session, though nothing is sent: from time to time it is put off for them. */
function useTyping(clock: SessionClock, onStay: () => Promise<void>): void {
  const stay = useEffectEvent(onStay);
  useEffect(() => {
    let isAsking = false;
    const typing = async () => {
      const end = clock.get();
      if (isAsking || !end) return;
      const leftMs = end.atMs - Date.now();
      if (leftMs <= 0 || leftMs > end.lifetimeMs * (1 - ASKED_AFTER)) return;
      isAsking = true;
      // Without an answer the warning comes.
      await stay().catch(() => undefined);
      isAsking = false;
    };
    const gone = new AbortController();
    document.addEventListener('input', () => void typing(), { signal: gone.signal });
    return () => gone.abort();
  }, [clock]);
}

type Warning = ComponentType<SessionWarningProps>;

interface SessionGuardProps extends Omit<SessionWarningProps, 'clock'> {
  readonly clock: SessionClock;
  readonly onOver: () => void;
}

/**
 * Announces the end of the session two minutes before it, and ends it then; who types puts it off without a question. Does nothing
 * while its time is unknown.
 */
export function SessionGuard({ clock, onOver, onStay, onLeave }: SessionGuardProps) {
  const isDue = usePhase(clock, onOver) === 'warn';
  useTyping(clock, onStay);
  const [Shown, setShown] = useState<Warning>();
  useEffect(() => {
    if (!isDue) return;
    // A failed download must not take the page with what is typed on it; the end then comes without a warning.
    import('./session-warning.tsx').then(
      ({ SessionWarning }) => setShown(() => SessionWarning),
      () => undefined,
    );
  }, [isDue]);
  return isDue && Shown ? <Shown clock={clock} onStay={onStay} onLeave={onLeave} /> : null;
}
