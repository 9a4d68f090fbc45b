import { Card } from '@coop/ui/card';
import type { DataTableColumn } from '@coop/ui/data-table';
import type { ChannelRow } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryTable, QueryView } from '../control/mock-query.tsx';
import { POLL_MS, useControl } from '../control/use-control.ts';
import { FormCard } from '../forms/procedure-form.tsx';

const CONNECTED = 'ใครเชื่อมต่ออยู่';

export function NotificationsSection() {
  return (
    <>
      <FormCard
        title="ส่งการแจ้งเตือน (desktopNotify)"
        procedure="notifications.send"
        press="ส่ง"
        done={({ heardBy }) =>
          heardBy === 0 ? 'ส่งแล้ว แต่ไม่มีใครฟังช่องนี้อยู่' : `ส่งแล้ว มีผู้รับ ${heardBy} การเชื่อมต่อ`
        }
      />
      <Connected />
    </>
  );
}

const COLUMNS: readonly DataTableColumn<ChannelRow>[] = [
  { key: 'name', header: 'ช่อง', priority: 'title', cell: ({ name }) => name },
  {
    key: 'subscriptions',
    header: 'ผู้ฟัง',
    align: 'end',
    cell: ({ subscriptions }) => subscriptions,
  },
  { key: 'users', header: 'ผู้ใช้ที่รู้จัก', cell: ({ users }) => users.join(', ') },
  {
    key: 'last',
    header: 'เหตุการณ์ล่าสุด',
    cell: ({ last, cached }) => <span className={layout.code}>{last ?? cached ?? 'ยังไม่มี'}</span>,
  },
];

function Connected() {
  const channels = useControl('notifications.channels', {}, POLL_MS);
  const connected = useControl('notifications.connected', {}, POLL_MS);
  return (
    <Card title={CONNECTED}>
      <QueryView query={connected}>
        {({ sockets }) => <p>{`เชื่อมต่ออยู่ ${sockets} การเชื่อมต่อในโลกนี้`}</p>}
      </QueryView>
      <QueryTable
        query={channels}
        empty={{ title: 'ไม่มีใครฟังช่องใดอยู่' }}
        caption={CONNECTED}
        columns={COLUMNS}
        rowKey={({ name }) => name}
      />
    </Card>
  );
}
