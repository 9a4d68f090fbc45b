import { PageHeader } from '@coop/ui/page-header';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import styles from './colors.module.css';
import { Contents } from './contents.tsx';
import { Gallery } from './gallery.tsx';
import { Switches } from './switches.tsx';
import { text } from './text.ts';
import { useHashTarget } from './use-hash-target.ts';

/** /colors: the living page of packages/ui. */
export function Component() {
  const heading = usePageFocus();
  const mounted = useHashTarget();
  return (
    <>
      <PageMeta title={text.title} noIndex />
      <div id="page-header">
        <PageHeader title={text.title} sub={text.sub} aside={text.aside} headingRef={heading} />
      </div>
      <div className={styles.columns}>
        <div className={`${styles.side} no-print`}>
          <Switches />
          <Contents />
        </div>
        {/* An example must not take the focus when it appears, as it would in a form. */}
        <div inert={!mounted}>
          <Gallery />
        </div>
      </div>
    </>
  );
}
