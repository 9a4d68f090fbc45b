import { formatThaiDateTime } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { type FactRows, Facts } from '@coop/ui/facts';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { Toolbar } from '@coop/ui/toolbar';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { serverNow } from '../client/server-time.ts';
import { PrintPage } from '../page/print-page.tsx';
import styles from './sent-sheet.module.css';

/** A request as it was sent. */
export interface Sent {
  /** Empty where a backend gives none. */
  readonly no: string;
  readonly at: string;
  readonly facts: FactRows;
}

export const sentNow = (no: string, facts: FactRows): Sent => ({
  no,
  at: new Date(serverNow()).toISOString(),
  facts,
});

type Listed = readonly { readonly request_no: string; readonly status: string }[];

/** Returns what was sent unless it has been taken back since. */
export const standing = (sent: Sent | undefined, requests: Listed): Sent | undefined =>
  requests.some(({ request_no, status }) => request_no === sent?.no && status === 'ยกเลิก')
    ? undefined
    : sent;

interface SentSheetProps {
  readonly title: string;
  readonly sent: Sent;
  /** Words about what happens next. */
  readonly children: ReactNode;
  /** Words of the button that leads on to another request. */
  readonly again: string;
  readonly onAgain: () => void;
}

/**
 * Shows what was sent, in place of the form: it takes the focus, can be printed and kept. The amounts are shown as they
 * were when they were reviewed.
 */
export function SentSheet({ title, sent, children, again, onAgain }: SentSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.();
  }, []);
  return (
    <section className={`stack ${styles.sheet}`} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <Card>
        <HideAmountsProvider hidden={false}>
          <div className={styles.facts}>
            <Facts
              rows={[
                sent.no && ['เลขที่คำขอ', sent.no],
                ['ส่งเมื่อ', formatThaiDateTime(sent.at)],
                ...sent.facts,
              ]}
            />
          </div>
        </HideAmountsProvider>
      </Card>
      <Band tone="positive" title="สหกรณ์ได้รับคำขอของท่านแล้ว">
        {children}
      </Band>
      <Toolbar
        actions={
          <>
            <PrintPage>พิมพ์เก็บไว้</PrintPage>
            <Button onClick={onAgain}>{again}</Button>
          </>
        }
      />
    </section>
  );
}
