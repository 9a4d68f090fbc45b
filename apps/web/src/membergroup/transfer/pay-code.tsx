import { keyed } from '@coop/format/keyed';
import { Sentence } from '@coop/ui/sentence';
import { Whole } from '@coop/ui/whole';
import { QrCode } from '../../documents/papers/qr-code.tsx';
import { useFeed } from '../../feed/use-feed.ts';
import { monthIn } from '../month/of-month.ts';
import { paymentCodeOf } from './payment-code.ts';

/** The code with which the bank's app pays what is still to be transferred; nothing where nothing is. */
export function PayCode({ month }: { month: Parameters<typeof monthIn>[0] }) {
  const book = useFeed('membergroupDeliveryBookShow', { body: monthIn(month) });
  const code = book.data && paymentCodeOf(book.data);
  if (!code) return null;
  return (
    <div>
      <QrCode content={code.content} label={code.alt} />
      <div className="note">
        <Sentence>{`สแกนเพื่อโอน ${code.amount} บาท`}</Sentence>
        {keyed(code.facts, ([name]) => name).map(([key, [name, value]]) => (
          <div key={key}>
            {name} <Whole>{value}</Whole>
          </div>
        ))}
      </div>
    </div>
  );
}
