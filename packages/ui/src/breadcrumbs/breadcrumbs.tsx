import { keyed } from '@coop/format/keyed';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { keepFigure } from '../amount/keep-figure.ts';
import styles from './breadcrumbs.module.css';

/** The last item, the page itself, has no href. */
export type Crumb = { label: string; href?: string };

export type BreadcrumbsProps = {
  items: readonly Crumb[];
  renderLink: (href: string, label: string) => ReactNode;
};

export function Breadcrumbs({ items, renderLink }: BreadcrumbsProps) {
  return (
    <nav aria-label="ตำแหน่งของหน้านี้" className="no-print">
      <ol className={styles.list}>
        {keyed(items, ({ label }) => label).map(([key, { label, href }], index) => (
          <li key={key} className={styles.item}>
            {href ? (
              renderLink(href, label)
            ) : (
              // The heading says it next.
              <span aria-hidden="true" {...keepFigure(label)}>
                {label}
              </span>
            )}
            {/* The word joiner keeps the mark on the line of the word before it: none begins a line or stands alone. */}
            {index < items.length - 1 ? (
              <>
                <span aria-hidden="true" className={styles.mark}>
                  <ChevronRight />
                </span>{' '}
              </>
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
