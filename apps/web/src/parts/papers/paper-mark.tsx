import type { Verification } from '@coop/contracts/entry/verification';
import { formatSatang } from '@coop/format/money';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import { lazy, Suspense } from 'react';
import { useOrigin } from '../../written/written-page.ts';
import { markOf } from './mark.ts';
import styles from './paper-mark.module.css';

// The drawing comes after the page: it stands at the foot of papers, most of which exist in print only.
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** By what anyone can check the paper that it stands on; nothing where the backend signs none. */
export function PaperMark({ verification }: { verification: Verification | undefined }) {
  const origin = useOrigin();
  const isHidden = useAmountsHidden();
  const mark = markOf(verification, origin);
  if (!mark) return null;
  const { content, address, number, check, day, satang } = mark;
  return (
    <div className={styles.mark}>
      <Suspense fallback={null}>
        <QrCode content={content} label="รหัส QR สำหรับตรวจสอบเอกสาร" />
      </Suspense>
      <p>
        ตรวจสอบที่ <span className={styles.address}>{address}</span>
        <br />
        เลขที่เอกสาร <strong className="nowrap">{number}</strong>
        <br />
        รหัสตรวจสอบ <strong className="nowrap">{check}</strong>
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
