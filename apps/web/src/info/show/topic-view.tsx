import type { Topic, TopicFile } from '@coop/contracts/info/topic';
import { keyed } from '@coop/format/keyed';
import { Button } from '@coop/ui/button';
import Copy from 'lucide-react/icons/copy';
import FileDown from 'lucide-react/icons/file-down';
import Share2 from 'lucide-react/icons/share-2';
import { Link } from 'react-router';
import { PrintPage } from '../../page/print-page.tsx';
import { ContentImage } from '../../parts/topics/content-image.tsx';
import { fallbackPicture } from '../../parts/topics/fallback-pictures.ts';
import { fileSize } from '../../parts/topics/file-size.ts';
import { text as words } from '../../parts/topics/text.ts';
import { TopicFacts } from '../../parts/topics/topic-facts.tsx';
import { paths } from '../../site/paths.ts';
import { useIsPrerendered } from '../../site/rendered-page.ts';
import type { RichHtml } from '../../site/rich-text.tsx';
import { notify } from '../../toasts/notify.ts';
import { Gallery } from './gallery.tsx';
import styles from './show.module.css';
import { text } from './text.ts';

/** Kinds of files by what their type contains. */
const KINDS = [
  ['pdf', text.fileKind.pdf],
  ['word', text.fileKind.doc],
  ['sheet', text.fileKind.xls],
  ['excel', text.fileKind.xls],
  ['zip', text.fileKind.zip],
  ['image/', text.fileKind.image],
] as const;

function kindOf({ type }: TopicFile): string {
  return KINDS.find(([part]) => type.includes(part))?.[1] ?? text.fileKind.other;
}

/** What hangs on an item, each with its kind and size. */
function Files({ files }: { files: readonly TopicFile[] }) {
  return (
    <section aria-labelledby="files">
      <h2 id="files" className={styles.heading}>
        {text.files}
      </h2>
      <ul className={styles.files}>
        {keyed(files, (file) => file.url).map(([key, file]) => (
          <li key={key}>
            <a href={`/${file.url.replace(/^\/+/, '')}`} download={file.name}>
              <FileDown aria-hidden />
              <span>
                {file.name}
                <span className={styles.size}>
                  {kindOf(file)} · {fileSize(file.size)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
function Actions({ title }: { title: string }) {
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

/** The pages of the organisation are lists of people; a picture of news would say nothing there. */
const WITHOUT_PICTURE = 'organization';

function Neighbour({ link, label }: { link: Topic['next']; label: string }) {
  if (!link) return null;
  return (
    <li>
      <Link to={paths.show(link.topic_id)} className={styles.neighbour}>
        <span className="note">{label}</span>
        {link.title}
      </Link>
    </li>
  );
}

interface TopicViewProps {
  readonly topic: Topic;
  /** Its text, sanitised; undefined where it has none. */
  readonly html: RichHtml | undefined;
}

/** One item: its text, and at the side its picture, what hangs on it and what one can do with it. */
export function TopicView({ topic, html }: TopicViewProps) {
  const { title, category, category_name, gallery, files } = topic;
  const hasPicture = category !== WITHOUT_PICTURE;
  // Beside an empty column tables would only be narrow.
  const hasSide = hasPicture || files.length > 0;
  return (
    <>
      <TopicFacts topic={topic} />
      <div className={hasSide ? styles.page : styles.alone}>
        <article className={styles.text}>
          {html && <div className={`prose ${styles.prose}`} {...html} />}
        </article>
        <div className={styles.side}>
          {hasPicture && (
            <ContentImage
              file={topic.image}
              fallback={fallbackPicture(category)}
              alt={words.pictureOf(title)}
            />
          )}
          {files.length > 0 && <Files files={files} />}
          <Actions title={title} />
        </div>
      </div>
      {gallery.length > 0 && <Gallery title={title} category={category} pictures={gallery} />}
      <nav aria-label={text.neighbours(category_name)} className={`${styles.more} no-print`}>
        <ul className={styles.neighbours}>
          <Neighbour link={topic.previous} label={text.previous} />
          <Neighbour link={topic.next} label={text.next} />
        </ul>
        <Link to={paths.list(category)} className={styles.toList}>
          {text.toList(category_name)}
        </Link>
      </nav>
    </>
  );
}
