import { Button } from '@coop/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import styles from './act.module.css';
import { said } from './said.ts';

export interface Act {
  /** Does something in the mock; everything shown is then asked anew. Answers whether it was done. */
  readonly act: <T>(
    run: () => Promise<T>,
    done: string | ((answer: T) => string),
  ) => Promise<boolean>;
  readonly busy: boolean;
}

const ActContext = createContext<Act | undefined>(undefined);

export function useAct(): Act {
  const act = useContext(ActContext);
  if (!act) throw new Error('useAct is used outside ActProvider');
  return act;
}

/** Says at the foot of the page what was done, or why not, in the server's words. */
export function ActProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { mutateAsync, data, error, isPending, reset } = useMutation({
    mutationFn: (run: () => Promise<string>) => run(),
    onSuccess: () => queries.invalidateQueries(),
  });
  const value = useMemo<Act>(
    () => ({
      busy: isPending,
      act: (run, done) =>
        mutateAsync(async () => {
          const answer = await run();
          return typeof done === 'string' ? done : done(answer);
        }).then(
          () => true,
          () => false,
        ),
    }),
    [mutateAsync, isPending],
  );
  const words = error ? said(error) : data;
  return (
    <ActContext value={value}>
      {children}
      <div className={styles.place}>
        {/* Both regions are there before their words: otherwise readers say nothing. */}
        <p role="status" className={error || !words ? undefined : styles.done}>
          {error ? '' : words}
        </p>
        <p role="alert" className={error ? styles.failed : undefined}>
          {error ? words : ''}
        </p>
        {words ? (
          <Button variant="secondary" icon={<X />} onClick={reset}>
            ปิด<span className="visually-hidden">ข้อความ</span>
          </Button>
        ) : null}
      </div>
    </ActContext>
  );
}
