import { buttonClass } from '@coop/ui/button';
import { EmptyState } from '@coop/ui/empty-state';
import { Link } from 'react-router';

interface NoSuchPageProps {
  /** The last page there is. */
  readonly last: number;
  readonly hrefOf: (page: number) => string;
}

/** In place of a page beyond the last one of a list. */
export function NoSuchPage({ last, hrefOf }: NoSuchPageProps) {
  return (
    <EmptyState
      title="รายการมีไม่ถึงหน้านี้"
      action={
        <Link to={hrefOf(last)} className={buttonClass('primary')}>
          ไปหน้าสุดท้าย (หน้าที่ {last})
        </Link>
      }
    >
      {last > 1 && <Link to={hrefOf(1)}>ไปหน้าที่ 1</Link>}
    </EmptyState>
  );
}
