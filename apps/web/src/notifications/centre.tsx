import type { NotificationRow } from '@coop/contracts/member/notification';
import { keyed } from '@coop/format/keyed';
import { formatRelativeDate } from '@coop/format/relative-date';
import { joinFigures } from '@coop/format/whole';
import { Button } from '@coop/ui/button';
import { Checkbox } from '@coop/ui/checkbox';
import { Dialog } from '@coop/ui/dialog';
import { EmptyState } from '@coop/ui/empty-state';
import { Tag } from '@coop/ui/tag';
import { Link } from 'react-router';
import { FeedView } from '../feed/feed-view.tsx';
import type { Area } from '../session/session-end.ts';
import { paths } from '../site/paths.ts';
import { useMuted } from './kept.ts';
import styles from './notifications.module.css';
import { askPermission, usePermission } from './permission.ts';
import { howToAllow, whyUnsupported } from './permission-words.ts';
import { TITLE, type useNotifications } from './use-notifications.ts';

interface CentreProps {
  readonly area: Area;
  readonly feed: ReturnType<typeof useNotifications>;
  /** Id of the last notification read before. */
  readonly readBefore: number;
  readonly onClose: () => void;
}

/** The list of all notifications, and a member's settings of this device for them. */
export default function Centre({ area, feed, readBefore, onClose }: CentreProps) {
  return (
    <Dialog title={TITLE} open onClose={onClose}>
      <div className="stack">
        <FeedView feed={feed} blocks={['6rem']}>
          {({ rows }) => (
            <Items area={area} rows={rows} readBefore={readBefore} onClose={onClose} />
          )}
        </FeedView>
        {area === 'member' && <Settings onClose={onClose} />}
      </div>
    </Dialog>
  );
}

interface ItemsProps extends Pick<CentreProps, 'area' | 'readBefore'> {
  readonly rows: readonly NotificationRow[];
  /** Closes the list, because a link of it is followed. */
  readonly onClose: () => void;
}

const WHAT_COMES = {
  member: 'ประกาศสำคัญของสหกรณ์จะปรากฏที่นี่ แม้ท่านไม่ได้เปิดหน้าจอไว้',
  membergroup: 'ใบเรียกเก็บ กำหนดโอนเงิน และใบรับเงินจะปรากฏที่นี่',
} as const;

export function Items({ area, rows, readBefore, onClose }: ItemsProps) {
  if (rows.length === 0) return <EmptyState title="ยังไม่มีการแจ้งเตือน">{WHAT_COMES[area]}</EmptyState>;
  return (
    <ul className={styles.list}>
      {keyed(rows, (row) => row.notification_id).map(([key, row]) => (
        <Item key={key} row={row} isNew={row.notification_id > readBefore} onClose={onClose} />
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly row: NotificationRow;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

/** The only addresses that a notification can lead to besides news. */
const OWN_PAGE = /^\/member(?:group)?\/[\w-]+(?:\?period=\d{6})?$/;

function Item({ row, isNew, onClose }: ItemProps) {
  return (
    <li className={styles.item}>
      <h3>
        {joinFigures(row.title)} {isNew && <Tag tone="positive">ใหม่</Tag>}
      </h3>
      {row.body && <p>{joinFigures(row.body)}</p>}
      <p className="note">
        {formatRelativeDate(row.created_at, Date.now())}
        {row.page && OWN_PAGE.test(row.page) && (
          <>
            <span aria-hidden="true"> · </span>
            <Link to={row.page} onClick={onClose}>
              <span className="nowrap">ดูรายละเอียด</span>{' '}
              <span className="visually-hidden">{row.title}</span>
            </Link>
          </>
        )}
        {row.url && (
          <>
            <span aria-hidden="true"> · </span>
            <a
              href={`/show/${encodeURIComponent(row.url.toWellFormed())}`}
              target="_blank"
              rel="noopener"
            >
              อ่านต่อ
              <span className="visually-hidden"> {`${row.title} (เปิดหน้าต่างใหม่)`}</span>
            </a>
          </>
        )}
      </p>
    </li>
  );
}

function Settings({ onClose }: Pick<CentreProps, 'onClose'>) {
  const permission = usePermission();
  const [muted, setMuted] = useMuted();
  return (
    <section aria-label="การแจ้งเตือนบนหน้าจอของเครื่องนี้" className={styles.settings}>
      {permission === 'granted' && (
        <Checkbox
          label="แสดงการแจ้งเตือนบนหน้าจอ"
          hint="แม้กำลังใช้โปรแกรมอื่นอยู่ ตราบที่ยังเปิดระบบสมาชิกไว้"
          checked={!muted}
          onChange={(event) => setMuted(!event.target.checked)}
        />
      )}
      {permission === 'default' && (
        <>
          <Button onClick={() => void askPermission()}>เปิดการแจ้งเตือน</Button>
          <p className="note">เครื่องจะถามท่านอีกครั้งว่าอนุญาตหรือไม่</p>
        </>
      )}
      {permission === 'denied' && (
        <p className="note">{`เครื่องนี้ปิดกั้นการแจ้งเตือนของสหกรณ์ไว้ หากต้องการเปิด ให้${howToAllow()}`}</p>
      )}
      {permission === 'unsupported' && (
        <p className="note">{`${whyUnsupported()} ท่านยังอ่านการแจ้งเตือนที่นี่ได้`}</p>
      )}
      <p>
        <Link to={paths.member.noticeSetting} onClick={onClose}>
          รับการแจ้งเตือนแม้ไม่ได้เปิดระบบสมาชิก
        </Link>
      </p>
    </section>
  );
}
