import { PageHeader } from '@coop/ui/page-header';
import type { ReactNode } from 'react';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta, type PageMetaProps } from '../../page/page-meta.tsx';
import { PrintHead } from '../../parts/papers/print-head.tsx';

interface PublicPageProps {
  /** Title of the window. */
  readonly title: string;
  /** By default the title. */
  readonly heading?: ReactNode;
  /** Description for search engines and shared links. */
  readonly description?: string;
  readonly image?: string | undefined;
  /** `article`: one item with a day of its own. */
  readonly type?: PageMetaProps['type'];
  readonly publishedAt?: PageMetaProps['publishedAt'];
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean;
  /** HTTP status, where something does not exist. */
  readonly status?: PageMetaProps['status'];
  /** Beside the heading: a date, a count. */
  readonly aside?: ReactNode;
  /** Breadcrumbs above the heading. */
  readonly crumbs?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of every page of the public site but the first: title, letterhead in print, heading, content. */
export function PublicPage(props: PublicPageProps) {
  const { title, heading = title, description, image, type, aside, crumbs, children } = props;
  const { noIndex, publishedAt, status } = props;
  const headingRef = usePageFocus();
  return (
    <div className="stack">
      <PageMeta
        title={title}
        description={description}
        image={image}
        type={type}
        publishedAt={publishedAt}
        status={status}
        {...(noIndex !== undefined && { noIndex })}
      />
      <PrintHead />
      {crumbs}
      <PageHeader title={heading} aside={aside} headingRef={headingRef} />
      {children}
    </div>
  );
}
