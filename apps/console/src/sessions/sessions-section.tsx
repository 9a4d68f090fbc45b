import { padMembershipNo } from '@coop/format/identifiers/membership-no';
import { formatThaiInstant } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import type { DataTableColumn } from '@coop/ui/data-table';
import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control, type SessionRow } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryTable, QueryView } from '../control/mock-query.tsx';
import { RowButton } from '../control/row-button.tsx';
import { SmallForm } from '../control/small-form.tsx';
import { useControl } from '../control/use-control.ts';
import { MEMBER_NO } from '../forms/refused-words.ts';
import { Audit } from './audit.tsx';

const TITLE = 'session ที่ยังใช้ได้';
const KINDS = { member: 'สมาชิก', membergroup: 'หน่วยงาน', admin: 'ผู้ดูแล' };
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
    cell: ({ kind, subject }) => `${KINDS[kind]} ${subject}`,
  },
  { key: 'until', header: 'หมดอายุ', cell: ({ expiresAt }) => formatThaiInstant(expiresAt) },
  {
    key: 'remember',
    header: 'จำฉันไว้',
    cell: ({ remember }) => (remember ? 'ใช่' : 'ไม่'),
  },
  { key: 'note', header: 'หมายเหตุ', cell: noteOf },
  {
    key: 'actions',
    header: 'ทำได้',
    align: 'end',
    cell: (session) => <Expire session={session} />,
  },
];

function SessionList() {
  const query = useControl('sessions.list', {}, SESSIONS_MS);
  return (
    <Card title={TITLE}>
      <QueryTable
        query={query}
        empty={{ title: 'ไม่มีใครเข้าสู่ระบบอยู่ในโลกนี้' }}
        caption={TITLE}
        columns={COLUMNS}
        rowKey={({ kind, subject, index }) => `${kind}/${subject}/${index}`}
      />
    </Card>
  );
}

function Expire({ session: { kind, subject } }: { session: SessionRow }) {
  const { world, act } = useAct();
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
  const [error, setError] = useState<string>();
  function handleSubmit() {
    const fits = MEMBER_NO.fits.test(typed.trim());
    setError(fits ? undefined : MEMBER_NO.refused);
    setSubject(fits ? padMembershipNo(typed.trim()) : undefined);
  }
  return (
    <Card title="รหัส OTP ล่าสุด">
      <p className={layout.note}>รหัสที่ส่งเข้าโทรศัพท์ของสมาชิกเมื่อลงทะเบียนหรือลืมรหัสผ่าน</p>
      <SmallForm press="ดูรหัส" inLine onSubmit={handleSubmit}>
        <TextField
          label="เลขทะเบียนสมาชิก"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
      </SmallForm>
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
