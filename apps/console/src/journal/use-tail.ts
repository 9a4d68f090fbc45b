import { useEffect, useState } from 'react';
import { control, type JournalEntry } from '../control/control.ts';
import { errorText } from '../control/error-text.ts';
import { joined } from './entries.ts';

/** Entries that arrive within this time are rendered together: a journal of a thousand calls is sent call by call. */
const TOGETHER_MS = 40;

/** Subscribes to the journal of a world: the calls so far, then new ones as they are answered. */
export function useTail(world: string) {
  /** Oldest first. */
  const [entries, setEntries] = useState<readonly JournalEntry[]>([]);
  const [connected, setConnected] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let waiting: JournalEntry[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      timer = undefined;
      const news = waiting;
      waiting = [];
      setEntries((known) => joined(known, news));
    };
    const subscription = control.journal.tail.subscribe(
      { world },
      {
        onData({ data }) {
          waiting.push(data);
          timer ??= setTimeout(flush, TOGETHER_MS);
        },
        onConnectionStateChange: ({ state, error }) => {
          setConnected(state === 'pending');
          setProblem(error ? errorText(error) : undefined);
        },
        onError: (error) => setProblem(errorText(error)),
      },
    );
    return () => {
      subscription.unsubscribe();
      clearTimeout(timer);
    };
  }, [world]);
  return { entries, connected, problem, forget: () => setEntries([]) };
}
