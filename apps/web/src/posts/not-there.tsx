import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'react-router';
import { EmptyCard } from '../page/empty-card.tsx';
import { LinkButton } from '../page/link-button.tsx';
import { paths } from '../site/paths.ts';

/** Message for a list or an item that does not exist, with links. */
export function NotThere({ title, children }: { title: string; children: string }) {
  return (
    <EmptyCard
      title={title}
      icon={<SearchX />}
      action={
        <LinkButton to={paths.list('news')} variant="primary">
          ดูข่าวทั้งหมด
        </LinkButton>
      }
    >
      <p>{children}</p>
      <p>
        <Link to={paths.home}>กลับหน้าหลัก</Link>
      </p>
    </EmptyCard>
  );
}
