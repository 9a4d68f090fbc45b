import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { SelectField } from '@coop/ui/select-field';
import { useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control, type SocketRow } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView } from '../control/mock-query.tsx';
import { RowButton } from '../control/row-button.tsx';
import { POLL_MS, useControl } from '../control/use-control.ts';
import { fieldNamed } from '../forms/fields.ts';
import { WithSchema } from '../forms/with-schema.tsx';

const TITLE = 'ใครเชื่อมต่ออยู่';
export function useSockets() {
  return useControl('push.sockets', {}, POLL_MS);
}

/** Lists open connections; each can be closed with a code of the protocol. */
export function Sockets() {
  const { world, act } = useAct();
  const sockets = useSockets();
  const [code, setCode] = useState('4100');
  const close = (socket?: string) =>
    void act(
      () => control.push.close.mutate({ world, code: Number(code), ...(socket && { socket }) }),
      ({ closed }) => `ตัดแล้ว ${closed} การเชื่อมต่อ`,
    );
  return (
    <Card title={TITLE}>
      <div className={layout.form}>
        <WithSchema procedure="push.close">
          {(schema) => {
            const { title, options } = fieldNamed(schema, 'code');
            return (
              <SelectField
                label={title}
                options={options}
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            );
          }}
        </WithSchema>
      </div>
      <QueryView
        query={sockets}
        empty={{
          title: 'ไม่มีใครเชื่อมต่อในโลกนี้',
          detail: 'เข้าใช้เป็นสมาชิก แล้วอนุญาตการแจ้งเตือน การเชื่อมต่อจะขึ้นที่นี่',
        }}
      >
        {(rows) => (
          <>
            <DataTable
              caption={TITLE}
              columns={columnsWith(close)}
              rows={rows}
              rowKey={({ id }) => id}
            />
            <div className={layout.row}>
              <Button variant="danger" onClick={() => close()}>
                ตัดทุกการเชื่อมต่อ
              </Button>
            </div>
          </>
        )}
      </QueryView>
    </Card>
  );
}

function columnsWith(close: (socket: string) => void): readonly DataTableColumn<SocketRow>[] {
  return [
    { key: 'id', header: 'การเชื่อมต่อ', priority: 'title', cell: ({ id }) => id },
    {
      key: 'channels',
      header: 'ช่องที่ฟัง',
      cell: ({ channels }) => channels.join(', '),
    },
    { key: 'userId', header: 'ผู้ใช้ที่รู้จัก', cell: ({ userId }) => userId },
    {
      key: 'actions',
      header: 'ทำได้',
      align: 'end',
      cell: ({ id }) => (
        <div className={layout.end}>
          <RowButton label="ตัด" of={id} onClick={() => close(id)} />
        </div>
      ),
    },
  ];
}
