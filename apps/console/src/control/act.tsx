import { Button } from '@coop/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import styles from './act.module.css';
import { errorText } from './error-text.ts';
import { usePlace } from './use-place.ts';

type Done<T> = string | ((answer: T) => string);
type Doing = <T>(run: () => Promise<T>, done: Done<T>) => Promise<boolean>;

export interface Act {
  /** The world that the page is about. */
  readonly world: string;
  /** Changes something in the mock, then reloads every query on the page. Resolves to whether it succeeded. */
  readonly act: Doing;
  /** Does something in this browser only, such as copying or saving a file; reloads nothing. */
  readonly doHere: Doing;
  /** Takes away the last message. */
  readonly clear: () => void;
}

const ActContext = createContext<Act | undefined>(undefined);

export function useAct(): Act {
  const act = useContext(ActContext);
  if (!act) throw new Error('useAct is used outside ActProvider');
  return act;
}

function useJobs() {
  const queries = useQueryClient();
  const { mutateAsync, data, error, reset } = useMutation({
    mutationFn: ({ run }: { run: () => Promise<string>; changes: boolean }) => run(),
    onSuccess: (_words, { changes }) => (changes ? queries.invalidateQueries() : undefined),
  });
  const { section, world } = usePlace();
  // A message belongs to the section in which it appeared.
  useEffect(reset, [section]);
  const doing = useMemo<Act>(() => {
    const start =
      (changes: boolean): Doing =>
      async (run, done) => {
        const words = async () => {
          const answer = await run();
          return typeof done === 'string' ? done : done(answer);
        };
        return mutateAsync({ run: words, changes }).then(
          () => true,
          () => false,
        );
      };
    return { world, act: start(true), doHere: start(false), clear: reset };
  }, [mutateAsync, reset, world]);
  return { doing, error, reset, words: error ? errorText(error) : data };
}

/** Shows results and errors, the latter in the server's words, at the foot of the page. */
export function ActProvider({ children }: { children: ReactNode }) {
  const { doing, error, reset, words } = useJobs();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button was removed with its row: the focus moves to the message about it.
    if (words && document.activeElement === document.body) close.current?.focus();
  }, [words]);
  return (
    <ActContext value={doing}>
      {children}
      <div className={styles.place}>
        {/* Live regions must exist before their text changes, or screen readers do not announce it. */}
        <p role="status" className={error || !words ? undefined : styles.done}>
          {error ? '' : words}
        </p>
        <p role="alert" className={error ? styles.failed : undefined}>
          {error ? words : ''}
        </p>
        {words ? (
          <Button ref={close} icon={<X />} onClick={reset}>
            ปิด<span className="visually-hidden">ข้อความ</span>
          </Button>
        ) : null}
      </div>
    </ActContext>
  );
}
