import type { TopicFile } from '@coop/contracts/info/topic';
import { keyed } from '@coop/format/keyed';
import FileDown from 'lucide-react/icons/file-down';
import { fileSize } from '../../parts/topics/file-size.ts';
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
export function Files({ files }: { files: readonly TopicFile[] }) {
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
