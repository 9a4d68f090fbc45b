import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { buttonClass } from '../button/button.tsx';
import styles from './pagination.module.css';

type PageLink = {
  className: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page';
  rel?: 'prev' | 'next';
};

export type PaginationProps = {
  page: number;
  pages: number;
  /** Name of the landmark: หน้าของกระดานถามตอบ. */
  label: string;
  renderLink: (page: number, link: PageLink) => ReactNode;
};

/** Returns the first page, the last, this one and its neighbours; null for a gap. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter(
    (number) => number >= 1 && number <= pages,
  );
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number);
    // A gap of one page is that page.
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}

/** Links to the pages of a long list; nothing for a single page or one beyond the last. */
export function Pagination({ page, pages, label, renderLink }: PaginationProps) {
  if (pages <= 1 || page > pages) return null;
  const step = (to: number, rel: 'prev' | 'next', children: ReactNode) =>
    to >= 1 && to <= pages ? renderLink(to, { className: buttonClass(), rel, children }) : <span />;
  return (
    <nav aria-label={label} className={`${styles.pages} no-print`}>
      {step(
        page - 1,
        'prev',
        <>
          <ChevronLeft /> ก่อนหน้า
        </>,
      )}
      <p className="visually-hidden">{`หน้า ${page} จาก ${pages}`}</p>
      <ol className={styles.numbers}>
        {pagesShown(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              renderLink(number, {
                className: `${buttonClass('quiet')} ${number === page ? styles.here : ''}`,
                'aria-label': `หน้า ${number}`,
                ...(number === page && { 'aria-current': 'page' }),
                children: <span translate="no">{number}</span>,
              })
            )}
          </li>
        ))}
      </ol>
      {step(
        page + 1,
        'next',
        <>
          ถัดไป <ChevronRight />
        </>,
      )}
    </nav>
  );
}
