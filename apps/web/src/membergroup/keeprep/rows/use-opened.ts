import { focusRow } from '@coop/ui/open-row';
import { useCallback, useEffect, useState } from 'react';

/** Whose rows are open, and the one that is to have the focus as soon as it is there. */
export function useOpened(shown: unknown) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [wanted, want] = useState<string>();
  const toggle = useCallback((no: string) => {
    setOpened((now) => {
      const next = new Set(now);
      if (!next.delete(no)) next.add(no);
      return next;
    });
  }, []);
  const open = useCallback((no: string) => {
    setOpened((now) => new Set(now).add(no));
    want(no);
  }, []);
  // The row may come with the people who are shown next.
  useEffect(() => {
    if (wanted !== undefined && focusRow(wanted)) want(undefined);
  }, [wanted, shown]);
  return { opened, toggle, /** Opens a row and moves the focus to it. */ open };
}

export type Opened = ReturnType<typeof useOpened>;
