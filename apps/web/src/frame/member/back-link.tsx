import { Button } from '@coop/ui/button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../site/paths.ts';
import { activeItem } from './active-item.ts';

/** Where a page belongs: a statement to its list, everything else to the member's first page. */
function parentOf(pathname: string): string {
  const item = activeItem(pathname);
  return item && item.path !== pathname ? item.path : paths.member.status;
}

/** One step back in history (MEM-05); from a page that was opened directly, to where it belongs. */
export function BackLink() {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const back = () => void (key === 'default' ? navigate(parentOf(pathname)) : navigate(-1));
  return (
    <Button variant="quiet" icon={<ChevronLeft />} onClick={back}>
      <span>กลับ</span>
    </Button>
  );
}
