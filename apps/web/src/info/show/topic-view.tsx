import type { Topic, TopicFile } from '@coop/contracts/info/topic';
import { keyed } from '@coop/format/keyed';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { WholeInTitle } from '@coop/ui/whole';
import Copy from 'lucide-react/icons/copy';
import FileDown from 'lucide-react/icons/file-down';
import Share2 from 'lucide-react/icons/share-2';
import { Link } from 'react-router';
import { PrintPage } from '../../page/print-page.tsx';
import { fileSize } from '../../posts/file-size.ts';
import { LeadPicture } from '../../posts/pictures/content-image.tsx';
import { text as words } from '../../posts/text.ts';
import { TopicFacts } from '../../posts/topic-facts.tsx';
import { paths } from '../../site/paths.ts';
import { useIsPrerendered } from '../../site/rendered-page.ts';
import type { RichHtml } from '../../site/rich-text.tsx';
import { notify } from '../../toasts/notify.ts';
import { Gallery } from './gallery.tsx';
import type { Person } from './people.ts';
import { PeopleList } from './people-list.tsx';
import styles from './show.module.css';

/** Kinds of files by what their type contains. */
const KINDS = [
  ['pdf', 'PDF'],
  ['word', 'Word'],
  ['sheet', 'Excel'],
  ['excel', 'Excel'],
  ['zip', 'ZIP'],
  ['image/', 'ภาพ'],
] as const;

function kindOf({ type }: TopicFile): string {
  return KINDS.find(([part]) => type.includes(part))?.[1] ?? 'ไฟล์';
}

/** Shows what hangs on an item, each with its kind and size. */
function Files({ files }: { files: readonly TopicFile[] }) {
  return (
    <section aria-labelledby="files">
      <h2 id="files" className={styles.heading}>
        เอกสารแนบ
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
    notify.success('คัดลอกลิงก์แล้ว');
  } catch {
    notify.error('คัดลอกลิงก์ไม่สำเร็จ กรุณาคัดลอกจากแถบที่อยู่ของเบราว์เซอร์');
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
          แชร์
        </Button>
      )}
      <Button icon={<Copy />} onClick={() => void copyLink()}>
        คัดลอกลิงก์
      </Button>
      <PrintPage>พิมพ์</PrintPage>
    </div>
  );
}

function Other({ link, label }: { link: NonNullable<Topic['next']>; label?: string }) {
  return (
    <li>
      <Link to={paths.show(link.topic_id)} className={styles.other}>
        {label && <span className="note">{label}</span>}
        <WholeInTitle>{link.title}</WholeInTitle>
      </Link>
    </li>
  );
}

/** The neighbours of an item, a few others of its category, and the way to all of them. */
function Others({ topic }: { topic: Topic }) {
  const { category, category_name, next, previous, related = [] } = topic;
  return (
    <nav aria-labelledby="others" className="no-print">
      <h2 id="others" className={styles.heading}>
        {`รายการอื่นใน${category_name}`}
      </h2>
      <ul className={styles.others}>
        {next && <Other link={next} label="รายการถัดไป" />}
        {previous && <Other link={previous} label="รายการก่อนหน้า" />}
        {keyed(related, (row) => row.topic_id).map(([key, value]) => (
          <Other key={key} link={value} />
        ))}
      </ul>
      <Link to={paths.list(category)} className={styles.toList}>
        {`ดู${category_name}ทั้งหมด`}
      </Link>
    </nav>
  );
}

/** The headings of a text that stands right under the page's own: its first level is then the second of the page. */
export function raiseHeadings(html: string): string {
  return html.replace(
    /<(\/?)h([34])(?=[\s>])/gi,
    (_, slash, level) => `<${slash}h${Number(level) - 1}`,
  );
}

interface TopicViewProps {
  readonly topic: Topic;
  /** Its text, sanitised, before and after the people; undefined where there is none. */
  readonly html: RichHtml | undefined;
  readonly after: RichHtml | undefined;
  /** Those whom its pictures show, in place of the pictures and of the table that names them. */
  readonly people: readonly Person[];
}

/** One item: its picture, its text in a column that is read with ease, what hangs on it, and beside it the others. */
export function TopicView({ topic, html, after, people }: TopicViewProps) {
  const { title, category, image, gallery, files } = topic;
  // A table takes the width that the others would have beside it.
  const isWide = people.length === 0 && /<table/i.test(topic.html);
  return (
    <>
      <TopicFacts topic={topic} />
      {topic.replaced_by && (
        <Band tone="waiting" title="ฉบับนี้ถูกแทนที่แล้ว">
          ฉบับปัจจุบัน{' '}
          <Link to={paths.show(topic.replaced_by.topic_id)}>
            <WholeInTitle>{topic.replaced_by.title}</WholeInTitle>
          </Link>
        </Band>
      )}
      <div className={isWide ? styles.wide : styles.page}>
        <article className={styles.article}>
          <LeadPicture file={image} alt={words.pictureOf(title)} />
          {html && <div className={`prose ${styles.prose}`} {...html} />}
          {people.length > 0 && <PeopleList title={title} category={category} people={people} />}
          {after && <div className={`prose ${styles.prose}`} {...after} />}
          {files.length > 0 && <Files files={files} />}
          <Actions title={title} />
        </article>
        {people.length === 0 && gallery.length > 0 && (
          <Gallery title={title} category={category} pictures={gallery} />
        )}
        <Others topic={topic} />
      </div>
    </>
  );
}
