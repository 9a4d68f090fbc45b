import { Sentence } from '@coop/ui/sentence';
import { PhoneLink } from '../site/links/phone-link.tsx';
import { useSite } from '../site/site.tsx';

const WHERE = 'ชำระเองได้ที่เคาน์เตอร์สหกรณ์ หรือโอนเข้าบัญชีสหกรณ์';

/** Shows what to do about money that is missing: where to pay how much, and whom to ring. */
export function HowToPay({ satang }: { satang: number | null }) {
  const { phone } = useSite();
  return (
    <>
      <Sentence>
        {(baht) => (satang !== null && satang > 0 ? `${WHERE} จำนวน ${baht(satang)}` : WHERE)}
      </Sentence>{' '}
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
