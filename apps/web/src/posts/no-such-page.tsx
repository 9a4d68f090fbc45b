import { EmptyState } from '@coop/ui/empty-state';
import { Link } from 'react-router';
import { LinkButton } from '../page/link-button.tsx';

interface NoSuchPageProps {
  /** The last page there is. */
  readonly last: number;
  readonly hrefOf: (page: number) => string;
}

/** In place of a page beyond the last one of a list; its loader answers it with 404. */
export function NoSuchPage({ last, hrefOf }: NoSuchPageProps) {
  return (
    <EmptyState
      title="รายการมีไม่ถึงหน้านี้"
      action={
        <LinkButton to={hrefOf(last)} variant="primary">
          ไปหน้าสุดท้าย (หน้าที่ {last})
        </LinkButton>
      }
    >
      {last > 1 && <Link to={hrefOf(1)}>ไปหน้าที่ 1</Link>}
    </EmptyState>
  );
}
