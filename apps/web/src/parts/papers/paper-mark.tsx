import type { Verification } from '@coop/contracts/entry/verification';
import { formatSatang } from '@coop/format/money';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import { lazy, Suspense, useEffect } from 'react';
import { useOrigin } from '../../site/rendered-page.ts';
import { markOf } from './mark.ts';
import styles from './paper-mark.module.css';
import type { QrCode as QrCodeType } from './qr-code.tsx';

// The drawing comes after the page: it stands at the foot of papers, most of which exist in print only.
let Drawing: typeof QrCodeType | undefined;
async function loadDrawing() {
  Drawing ??= (await import('./qr-code.tsx')).QrCode;
  return { default: Drawing };
}
const LaterDrawing = lazy(loadDrawing);

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * For a paper that is not there until it is printed, and then at once: loads the drawing when somebody first moves on the
 * page. Where it has not come in time, the paper has the number and the short code.
 */
export function useEarlyPaperMark(verification: Verification | undefined): void {
  const isNeeded = verification !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    const done = new AbortController();
    const load = () => {
      done.abort();
      void loadDrawing();
    };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, load, { signal: done.signal });
    return () => done.abort();
  }, [isNeeded]);
}

/** By what anyone can check the paper that it stands on; nothing where the backend signs none. */
export function PaperMark({ verification }: { verification: Verification | undefined }) {
  const origin = useOrigin();
  const isHidden = useAmountsHidden();
  const mark = markOf(verification, origin);
  if (!mark) return null;
  const { content, address, number, check, day, satang } = mark;
  const QrCode = Drawing ?? LaterDrawing;
  return (
    <div className={styles.mark}>
      <Suspense fallback={null}>
        <QrCode content={content} label="รหัส QR สำหรับตรวจสอบเอกสาร" />
      </Suspense>
      <p>
        ตรวจสอบที่ <span className={styles.address}>{address}</span>
        <br />
        เลขที่เอกสาร <strong className="nowrap">{number}</strong>
        {check && (
          <>
            <br />
            รหัสตรวจสอบ <strong className="nowrap">{check}</strong>
          </>
        )}
        {day && (
          <>
            <br />
            <span className="nowrap">วันที่ {day}</span>{' '}
            {satang !== null && !isHidden && (
              <span className="nowrap">จำนวนเงิน {formatSatang(satang)} บาท</span>
            )}
          </>
        )}
      </p>
    </div>
  );
}
