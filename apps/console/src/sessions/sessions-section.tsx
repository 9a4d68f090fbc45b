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
  if (impersonatedBy) return text.by(impersonatedBy, reason);
  return viewing ? text.viewing(viewing) : '';
}

const COLUMNS: readonly DataTableColumn<SessionRow>[] = [
  {
    key: 'who',
    header: text.columns.who,
    priority: 'title',
    cell: ({ kind, subject }) => `${text.kinds[kind]} ${subject}`,
  },
  { key: 'until', header: text.columns.until, cell: ({ expiresAt }) => formatMoment(expiresAt) },
  {
    key: 'remember',
    header: text.columns.remember,
    cell: ({ remember }) => (remember ? text.yes : text.no),
  },
  { key: 'note', header: text.columns.note, cell: noteOf },
  {
    key: 'actions',
    header: text.columns.actions,
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
      <QueryView query={query} empty={{ when: ({ length }) => length === 0, title: text.none }}>
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
      ({ ended }) => text.expired(subject, ended),
    );
  return <RowButton label={text.expire} of={subject} onClick={handleClick} />;
}

function Codes() {
  const [typed, setTyped] = useState('');
  const [subject, setSubject] = useState<string>();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSubject(padMembershipNo(typed));
  }
  return (
    <Card title={text.codes}>
      <p className={layout.note}>{text.codesNote}</p>
      <form className={layout.fields} onSubmit={handleSubmit}>
        <TextField
          label={text.member}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={layout.row}>
          <Button type="submit">{text.read}</Button>
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
      <QueryView query={query} empty={{ when: ({ code }) => !code, title: text.noCode }}>
        {({ code }) => (
          <p>
            {text.code(subject)} <strong className={layout.figure}>{code}</strong>
          </p>
        )}
      </QueryView>
    </div>
  );
}
