import { PageHeader } from '@coop/ui/page-header';
import type { ReactNode } from 'react';
import { PrintHead } from '../../documents/papers/print-head.tsx';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta, type PageMetaProps } from '../../page/page-meta.tsx';

interface PublicPageProps extends PageMetaProps {
  /** By default the title, which is the window's. */
  readonly heading?: ReactNode;
  /** Beside the heading: a date, a count. */
  readonly aside?: ReactNode;
  /** Breadcrumbs above the heading. */
  readonly crumbs?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of every page of the public site but the first: title, letterhead in print, heading, content. */
export function PublicPage(props: PublicPageProps) {
  const { heading = props.title, aside, crumbs, children, ...meta } = props;
  const headingRef = usePageFocus();
  return (
    <div className="stack">
      <PageMeta {...meta} />
      <PrintHead />
      {crumbs}
      <PageHeader title={heading} aside={aside} headingRef={headingRef} />
      {children}
    </div>
  );
}
