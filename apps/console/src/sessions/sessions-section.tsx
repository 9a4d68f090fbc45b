import { padMembershipNo } from '@coop/format/membership-no';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control, type SessionRow } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView } from '../control/mock-query.tsx';
import { RowButton } from '../control/row-button.tsx';
import { useControl } from '../control/use-control.ts';
import { usePlace } from '../control/use-place.ts';
import { formatMoment } from '../time/moment.ts';
import { Audit } from './audit.tsx';
import { text } from './text.ts';

const SESSIONS_MS = 3_000;

export function SessionsSection() {
  return (
    <>
      <SessionList />
      <Codes />
      <Audit />
    </>
  );
}

function noteOf({ viewing, impersonatedBy, reason = '' }: SessionRow): string {
  if (impersonatedBy) return `เปิดโดยผู้ดูแล ${impersonatedBy}: ${reason}`;
  return viewing ? `กำลังดูแทนสมาชิก ${viewing}` : '';
}

const COLUMNS: readonly DataTableColumn<SessionRow>[] = [
  {
    key: 'who',
    header: 'ใคร',
    priority: 'title',
    cell: ({ kind, subject }) => `${text.kinds[kind]} ${subject}`,
  },
  { key: 'until', header: 'หมดอายุ', cell: ({ expiresAt }) => formatMoment(expiresAt) },
  {
    key: 'remember',
    header: 'จำฉันไว้',
    cell: ({ remember }) => (remember ? 'ใช่' : 'ไม่'),
  },
  { key: 'note', header: 'หมายเหตุ', cell: noteOf },
  {
    key: 'actions',
    header: 'ทำอะไรได้',
    align: 'end',
    cell: (session) => <Expire session={session} />,
  },
];

/** Numbers the rows: a member has as many sessions as browsers. */
const numbered = (rows: readonly SessionRow[]) => rows.map((row, index) => ({ ...row, index }));

function SessionList() {
  const query = useControl('sessions.list', {}, SESSIONS_MS);
  return (
    <Card title={text.list}>
      <QueryView
        query={query}
        empty={{ when: ({ length }) => length === 0, title: 'ไม่มีใครเข้าสู่ระบบอยู่ในโลกนี้' }}
      >
        {(rows) => (
          <DataTable
            caption={text.list}
            columns={COLUMNS}
            rows={numbered(rows)}
            rowKey={({ kind, subject, index }) => `${kind}/${subject}/${index}`}
          />
        )}
      </QueryView>
    </Card>
  );
}

function Expire({ session: { kind, subject } }: { session: SessionRow }) {
  const { world } = usePlace();
  const { act } = useAct();
  const handleClick = () =>
    void act(
      () => control.sessions.expire.mutate({ world, kind, subject }),
      ({ ended }) => `session ของ ${subject} หมดอายุแล้ว ${ended} รายการ`,
    );
  return <RowButton label="ให้หมดอายุเดี๋ยวนี้" of={subject} onClick={handleClick} />;
}

function Codes() {
  const [typed, setTyped] = useState('');
  const [subject, setSubject] = useState<string>();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSubject(padMembershipNo(typed));
  }
  return (
    <Card title="รหัส OTP ล่าสุด">
      <p className={layout.note}>รหัสที่ส่งเข้าโทรศัพท์ของสมาชิกเมื่อลงทะเบียนหรือลืมรหัสผ่าน</p>
      <form className={layout.fields} onSubmit={handleSubmit}>
        <TextField
          label="เลขทะเบียนสมาชิก"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={layout.row}>
          <Button type="submit">ดูรหัส</Button>
        </div>
      </form>
      {subject === undefined ? null : <Code subject={subject} />}
    </Card>
  );
}

function Code({ subject }: { subject: string }) {
  const query = useControl('codes.latest', { subject }, SESSIONS_MS);
  return (
    <div aria-live="polite">
      <QueryView query={query} empty={{ when: ({ code }) => !code, title: 'ยังไม่มีรหัสที่ส่งให้สมาชิกนี้' }}>
        {({ code }) => (
          <p>
            {`รหัสล่าสุดของ ${subject}`} <strong className={layout.figure}>{code}</strong>
          </p>
        )}
      </QueryView>
    </div>
  );
}
