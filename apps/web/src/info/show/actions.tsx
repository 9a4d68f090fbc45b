import { Button } from '@coop/ui/button';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { PrintPage } from '../../page/print-page.tsx';
import { useIsPrerendered } from '../../site/rendered-page.ts';
import { notify } from '../../toasts/notify.ts';
import styles from './show.module.css';
import { text } from './text.ts';

/** The page's address without parameters that mail or chat apps add. */
const address = () => location.origin + location.pathname;

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(address());
    notify.success(text.copied);
  } catch {
    notify.error(text.notCopied);
  }
}

/** Opens the device's share dialogue; closing it is not an error. */
async function share(title: string): Promise<void> {
  await navigator.share({ title, url: address() }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) void copyLink();
  });
}

/** Share, copy the link, print. */
export function Actions({ title }: { title: string }) {
  const isPrerendered = useIsPrerendered();
  return (
    <div className={`${styles.actions} no-print needs-scripts`}>
      {!isPrerendered && 'share' in navigator && (
        <Button icon={<Share2 />} onClick={() => void share(title)}>
          {text.share}
        </Button>
      )}
      <Button icon={<Copy />} onClick={() => void copyLink()}>
        {text.copy}
      </Button>
      <PrintPage>{text.print}</PrintPage>
    </div>
  );
}
