import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'react-router';
import { EmptyCard } from '../page/empty-card.tsx';
import { LinkButton } from '../page/link-button.tsx';
import { paths } from '../site/paths.ts';

/** Message for a list or an item that does not exist, as the heading above says, with links. */
export function NotThere({ children }: { children: string }) {
  return (
    <EmptyCard
      title={children}
      icon={<SearchX />}
      action={
        <LinkButton to={paths.list('news')} variant="primary">
          ดูข่าวทั้งหมด
        </LinkButton>
      }
    >
      <p>
        <Link to={paths.home}>กลับหน้าหลัก</Link>
      </p>
    </EmptyCard>
  );
}
