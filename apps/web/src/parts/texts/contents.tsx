import { formatCount } from '@coop/format/money';
import type { PageSection } from './page-section.ts';
import { text } from './text.ts';
import styles from './texts.module.css';

/** With fewer sections than this one sees them all anyway. */
const MANY_FROM = 4;

/** The sections of a long page as links to them: beside it on a wide screen, folded above it on a narrow one. */
export function Contents({ sections }: { sections: readonly PageSection[] }) {
  if (sections.length < MANY_FROM) return null;
  return (
    <nav aria-label={text.contents} className={`${styles.contents} no-print`}>
      <details>
        <summary>
          {text.contents} <span className="note">({formatCount(sections.length)})</span>
        </summary>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
