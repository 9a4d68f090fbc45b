import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Checkbox } from '@coop/ui/checkbox';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { SelectField } from '@coop/ui/select-field';
import { Tag } from '@coop/ui/tag';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useState } from 'react';
import { control, type Person } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { usePlace } from '../control/use-place.ts';
import { AGENCY_NO, NOT_NUMBER } from '../forms/refused-words.ts';
import { EnterMember } from './enter.tsx';
import { EMPTY_FORM, FLAGS, KINDS, type SearchForm, wantedOf } from './wanted.ts';

const TITLE = 'หาสมาชิกตามเงื่อนไข';
const FLAG_NAMES = {
  overdue: 'ค้างชำระ',
  unconfirmed: 'ยังไม่ยืนยันยอด',
  sharesPaused: 'งดส่งหุ้น',
};
const COUNT = /^\d{0,4}$/;
const NUMBERS = [
  ['loans', 'จำนวนสัญญาเงินกู้', COUNT, NOT_NUMBER],
  ['deposits', 'จำนวนบัญชีเงินฝาก', COUNT, NOT_NUMBER],
  ['agency', 'เลขหน่วยงาน', /^(?:\d{8,})?$/, AGENCY_NO.refused],
] as const;
const KIND_OPTIONS = [
  { value: '', label: 'ทุกประเภท' },
  ...KINDS.map((kind) => ({ value: kind, label: kind })),
];

export function FindMembers({ to }: { to: string }) {
  const [form, setForm] = useState(EMPTY_FORM);
  const [submitted, setSubmitted] = useState<{ form: SearchForm; from: number }>();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const change = (part: Partial<SearchForm>) => setForm({ ...form, ...part });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const unlike = NUMBERS.flatMap(([name, , fits]) =>
      fits.test(form[name].trim()) ? [] : [name],
    );
    setWrong(unlike);
    setSubmitted(unlike.length > 0 ? undefined : { form, from: 1 });
  }
  return (
    <Card title={TITLE}>
      <form className="stack" onSubmit={handleSubmit}>
        <div className={layout.fields}>
          <SelectField
            label="ประเภทสมาชิก"
            options={KIND_OPTIONS}
            value={form.kind}
            onChange={(event) => change({ kind: event.target.value })}
          />
          {NUMBERS.map(([name, label, , refused]) => (
            <TextField
              key={name}
              label={label}
              inputMode="numeric"
              value={form[name]}
              error={wrong.includes(name) ? refused : undefined}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          ))}
        </div>
        <div className={layout.ticks}>
          {FLAGS.map((name) => (
            <Checkbox
              key={name}
              label={FLAG_NAMES[name]}
              checked={form[name]}
              onChange={(event) => change({ [name]: event.target.checked })}
            />
          ))}
        </div>
        <div className={layout.row}>
          <Button type="submit" variant="primary">
            ค้นหา
          </Button>
        </div>
      </form>
      {submitted ? (
        <Found {...submitted} to={to} goOn={(from) => setSubmitted({ ...submitted, from })} />
      ) : null}
    </Card>
  );
}

interface FoundProps {
  form: SearchForm;
  from: number;
  to: string;
  goOn: (from: number) => void;
}

function Found({ form, from, to, goOn }: FoundProps) {
  const { world } = usePlace();
  const search = useMockQuery(['search', world, form, from], () =>
    control.members.search.query(wantedOf(form, world, from)),
  );
  const next = search.data?.next;
  return (
    <>
      <QueryView
        query={search}
        empty={{
          when: ({ found }) => found.length === 0,
          title: 'ไม่พบสมาชิกที่ตรงเงื่อนไขในช่วงที่ค้น',
          detail: 'ค้นครั้งละไม่เกิน 3,000 เลข หากมีเลขถัดไปให้กดค้นต่อ',
        }}
      >
        {({ found }) => (
          <DataTable
            caption={TITLE}
            columns={columnsOf(world, to)}
            rows={found}
            rowKey={({ no }) => no}
          />
        )}
      </QueryView>
      <div className={layout.row}>
        {next === undefined ? null : <Button onClick={() => goOn(next)}>ค้นต่อจากเลข {next}</Button>}
        {from === 1 ? null : (
          <Button variant="quiet" onClick={() => goOn(1)}>
            เริ่มค้นใหม่จากเลข 1
          </Button>
        )}
      </div>
    </>
  );
}

function columnsOf(world: string, to: string): DataTableColumn<Person>[] {
  return [
    { key: 'no', header: 'เลขทะเบียน', priority: 'title', cell: ({ no, name }) => `${no} ${name}` },
    { key: 'kind', header: 'ประเภท', cell: ({ kind }) => kind },
    { key: 'agency', header: 'หน่วยงาน', cell: ({ agency }) => agency },
    { key: 'loans', header: 'เงินกู้', align: 'end', cell: ({ loans }) => loans },
    { key: 'deposits', header: 'เงินฝาก', align: 'end', cell: ({ deposits }) => deposits },
    { key: 'marks', header: 'สถานะ', cell: (person) => <Marks person={person} /> },
    {
      key: 'actions',
      header: 'เข้าใช้',
      cell: ({ no }) => <EnterMember member={Number(no)} world={world} to={to} />,
    },
  ];
}

function Marks({ person }: { person: Person }) {
  return (
    <span className={layout.row}>
      {FLAGS.filter((name) => person[name]).map((name) => (
        <Tag key={name} tone="waiting">
          {FLAG_NAMES[name]}
        </Tag>
      ))}
    </span>
  );
}
