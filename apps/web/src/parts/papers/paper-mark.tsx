import type { Verification } from '@coop/contracts/entry/verification';
import { readPaperCode } from '@coop/contracts/info/paper-code';
import { formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import { lazy, Suspense } from 'react';
import { paths } from '../../site/paths.ts';
import { useOrigin } from '../../written/written-page.ts';
import styles from './paper-mark.module.css';

// The drawing comes after the page: it stands at the foot of papers, most of which exist in print only.
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** By what anyone can check the paper that it stands on; nothing where the backend signs none. */
export function PaperMark({ verification }: { verification: Verification | undefined }) {
  const origin = useOrigin();
  const isHidden = useAmountsHidden();
  if (!verification?.code) return null;
  const { number, code, check } = verification;
  const { date, amount = '' } = readPaperCode(code)?.fields ?? {};
  const satang = parseBaht(amount);
  const address = `${origin}${paths.verify}`;
  return (
    <div className={styles.mark}>
      <Suspense fallback={null}>
        <QrCode content={`${address}#${code}`} label="รหัส QR สำหรับตรวจสอบเอกสาร" />
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
        {date && (
          <>
            <br />
            <span className="nowrap">วันที่ {formatThaiDate(date, 'long')}</span>{' '}
            {satang !== null && satang !== 0 && !isHidden && (
              <span className="nowrap">จำนวนเงิน {formatSatang(satang)} บาท</span>
            )}
          </>
        )}
      </p>
    </div>
  );
}
