import type { ArrearsPayment } from '@coop/contracts/member/payments';
import { keyed } from '@coop/format/keyed';
import { formatSatang, parseBaht } from '@coop/format/money';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { saveFile } from '../../documents/export/export-table.ts';
import { useSite } from '../../site/site.tsx';
import { notify } from '../../toasts/notify.ts';
import { codePicture } from './code-picture.ts';
import styles from './overdue.module.css';
import { codeOf } from './owed-lines.ts';

async function copy(words: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    notify.success(done);
  } catch {
    // Without https a page has no clipboard; what was to be copied stands beside the button.
    notify.error('คัดลอกไม่สำเร็จ กรุณาแตะค้างที่ตัวเลขแล้วเลือกคัดลอก');
  }
}

type Picture = () => Promise<Blob | undefined> | undefined;

const PICTURE = 'QR ชำระส่วนที่ค้าง.png';

async function savePicture(picture: Picture): Promise<void> {
  const drawn = await picture();
  if (!drawn) return notify.error('บันทึกภาพไม่สำเร็จ กรุณาบันทึกภาพหน้าจอแทน');
  saveFile(PICTURE, drawn);
  notify.success('บันทึกภาพ QR แล้ว');
}

/** Opens the device's share dialogue with picture and words; without one the words are copied for a chat. */
async function send(words: string, picture: Picture): Promise<void> {
  const copyWords = () => copy(words, 'คัดลอกข้อความแล้ว นำไปวางในแอปแชตเพื่อส่งให้ญาติ');
  if (!('share' in navigator)) return copyWords();
  const drawn = await picture();
  const files = drawn ? [new File([drawn], PICTURE, { type: drawn.type })] : [];
  const hasFiles = files.length > 0 && navigator.canShare?.({ files });
  await navigator.share({ text: words, ...(hasFiles && { files }) }).catch((error: unknown) => {
    // Closing the dialogue is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) return copyWords();
    return undefined;
  });
}

/** A word to type or paste in a bank's app: its name, as it reads, and as it is copied. */
type Copied = readonly [name: string, shown: string, copied: string];

function copiedOf(
  { amount, accounts }: ArrearsPayment,
  refs: readonly (readonly [string, string])[],
) {
  const satang = parseBaht(amount);
  const rows: Copied[] = [
    ['ยอดเงิน', `${formatSatang(satang)} บาท`, amount],
    ...accounts.map(
      (account): Copied => [
        `เลขที่บัญชี ${account.bank}`,
        account.account_no,
        account.account_no.replaceAll(/\D/g, ''),
      ],
    ),
    ...refs.filter(([, ref]) => ref).map(([name, ref]): Copied => [name, ref, ref]),
  ];
  return rows;
}

/** Paying from the phone that shows the code: its picture, what to copy, and the same for a relative who pays. */
export function FromThisPhone({ payment }: { payment: ArrearsPayment }) {
  const { biller, coopNameTH } = useSite();
  const code = codeOf(payment, biller);
  const rows = copiedOf(payment, code.facts);
  const lines = [coopNameTH, ...rows.map(([name, shown]) => `${name} ${shown}`)];
  const picture = () => (payment.payment_qr ? codePicture(code.content, lines) : undefined);
  return (
    <Card title="ชำระจากโทรศัพท์เครื่องนี้">
      <p>บันทึกภาพ QR แล้วเลือกภาพนี้ในแอปธนาคาร หรือคัดลอกตัวเลขไปวางในแอป</p>
      <ul className={`plain ${styles.copied}`}>
        {keyed(rows, ([name]) => name).map(([key, [name, shown, copied]]) => (
          <li key={key} className={styles.row}>
            <span>
              {name} <strong className="nowrap">{shown}</strong>
            </span>
            <Button
              variant="quiet"
              icon={<Copy />}
              onClick={() => void copy(copied, `คัดลอก${name}แล้ว`)}
            >
              คัดลอก <span className="visually-hidden">{name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className={`${styles.actions} ${styles.under} no-print needs-scripts`}>
        {payment.payment_qr && (
          <Button icon={<Download />} onClick={() => void savePicture(picture)}>
            บันทึกภาพ QR
          </Button>
        )}
        <Button icon={<Share2 />} onClick={() => void send(lines.join('\n'), picture)}>
          ส่งให้ญาติช่วยชำระ
        </Button>
      </div>
    </Card>
  );
}
