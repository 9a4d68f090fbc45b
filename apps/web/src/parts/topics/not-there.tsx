import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';

interface NotThereProps {
  readonly title: string;
  readonly children: string;
}

/** Message for a list or an item that does not exist, with links. */
export function NotThere({ title, children }: NotThereProps) {
  return (
    <Card>
      <EmptyState
        title={title}
        icon={<SearchX />}
        action={
          <Link to={paths.list('news')} className={buttonClass('primary')}>
            ดูข่าวทั้งหมด
          </Link>
        }
      >
        <p>{children}</p>
        <p>
          <Link to={paths.home}>กลับหน้าหลัก</Link>
        </p>
      </EmptyState>
    </Card>
  );
}
