import { formatThaiDateTime } from '@coop/format/thai-date';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsPrerendered } from '../../site/rendered-page.ts';
import { SiteBrand } from '../../site/site-brand.tsx';
import styles from './print-head.module.css';

/** The moment of printing in words, taken when the print dialogue opens. */
export function usePrintedAt(): string {
  const [printedAt, setPrintedAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    // Rendered synchronously, because printing does not wait.
    const now = () => flushSync(() => setPrintedAt(new Date().toISOString()));
    addEventListener('beforeprint', now);
    return () => removeEventListener('beforeprint', now);
  }, []);
  return formatThaiDateTime(printedAt);
}

/** Letterhead of a printed page: cooperative and time of printing; in the member area also the member. */
export function PrintHead({ bearer }: { bearer?: ReactNode }) {
  const printedAt = usePrintedAt();
  const isPrerendered = useIsPrerendered();
  return (
    <div className={styles.head}>
      <SiteBrand />
      {isPrerendered ? null : (
        <p>
          {bearer}
          พิมพ์เมื่อ {printedAt}
        </p>
      )}
    </div>
  );
}
