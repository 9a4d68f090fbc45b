import { Amount } from '@coop/ui/amount';
import { PhoneLink } from '../site/phone-link.tsx';
import { useSite } from '../site/site.tsx';

/** What to do about money that is missing: where to pay how much, and whom to ring. */
export function HowToPay({ satang }: { satang: number | null }) {
  const { phone } = useSite();
  return (
    <>
      ชำระเองได้ที่เคาน์เตอร์สหกรณ์ หรือโอนเข้าบัญชีสหกรณ์
      {satang !== null && satang > 0 && (
        <>
          {' '}
          จำนวน{' '}
          <span className="nowrap">
            <Amount satang={satang} /> บาท
          </span>
        </>
      )}{' '}
      {phone ? (
        <>
          สอบถามหรือขอเลขบัญชี{' '}
          <span className="nowrap">
            โทร <PhoneLink />
          </span>
        </>
      ) : (
        'กรุณาสอบถามที่สหกรณ์'
      )}
    </>
  );
}
