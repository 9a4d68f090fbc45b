import type { Demand } from '@coop/contracts/info/demand';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import Printer from 'lucide-react/icons/printer';
import { PaperDownload } from '../../parts/pdf/paper-download.tsx';
import { forgetOwn } from '../../parts/posts/own-posts.ts';
import { notify } from '../../toasts/notify.ts';
import { demandReceiptFile } from './receipt-paper.ts';
import styles from './show-demand.module.css';
import { text } from './text.ts';

/** Says why all or only part of a demand is shown. */
export function Access({ demand, onForget }: { demand: Demand; onForget: () => void }) {
  const { access, is_mine } = demand;
  if (is_mine) {
    const forget = () => {
      forgetOwn('demand', demand.demand_no);
      notify.success(text.forgotten);
      onForget();
    };
    return (
      <Band tone="positive" title={text.mine}>
        {text.mineMore} {access === 'private' && text.minePrivate}
        <div className={styles.actions}>
          <Button variant="primary" icon={<Printer />} onClick={() => print()}>
            {text.print}
          </Button>
          <PaperDownload file={(making) => demandReceiptFile(demand, making)} />
          <Button onClick={forget}>{text.forget}</Button>
        </div>
      </Band>
    );
  }
  if (access === 'open') return null;
  const [title, more] =
    access === 'private' ? [text.private, text.privateMore] : [text.waiting, text.waitingMore];
  return (
    <Band tone="info" title={title}>
      {more}
    </Band>
  );
}
