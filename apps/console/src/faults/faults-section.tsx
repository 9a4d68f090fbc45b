import { Card } from '@coop/ui/card';
import { useState } from 'react';
import { control, typedPattern } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { type Field, fieldNamed, type Json } from '../forms/fields.ts';
import { ProcedureForm } from '../forms/procedure-form.tsx';
import { EndpointField } from '../forms/suggesting-field.tsx';
import { WithSchema } from '../forms/with-schema.tsx';
import { answerFieldsOf, bodyExampleOf } from './answer-fields.ts';
import { FaultsCard } from './faults-card.tsx';

const WORDS = {
  list: 'ข้อผิดพลาดที่ใช้อยู่',
  none: 'ยังไม่มีข้อผิดพลาดในโลกนี้',
  noneDetail: 'ทุกการเรียกตอบตามปกติ',
  cleared: 'เอาข้อผิดพลาดออกทั้งหมดแล้ว',
};

export function FaultsSection() {
  return (
    <>
      <Card title="ใส่ข้อผิดพลาด">
        <WithSchema procedure="faults.add">{(schema) => <Add schema={schema} />}</WithSchema>
      </Card>
      <FaultsCard procedure="faults.add" faults={control.faults} words={WORDS} />
    </>
  );
}

const isPreset = (name: string) => name === 'preset';
const isOwn = (name: string) => name !== 'preset';
const PRESET = { preset: { title: 'ใส่ทันที' } };
const START = { status: 500 };

/** Offers the fields of the endpoint's own answers, and says how its calls look. */
function amendedFor(endpoint: string): Readonly<Record<string, Partial<Field>>> {
  const suggestions = answerFieldsOf(endpoint);
  const body = bodyExampleOf(endpoint);
  return {
    ...(suggestions && { missing: { suggestions }, wrongType: { suggestions } }),
    ...(body && { bodyHas: { hint: `บางส่วนของเนื้อหา เช่น ${body}` } }),
  };
}

/** Buttons for preset faults and a form for others, for the same calls. */
function Add({ schema }: { schema: Json }) {
  const { title, hint } = fieldNamed(schema, 'endpoint');
  const [typed, setTyped] = useState('memberShareList');
  const shared = {
    procedure: 'faults.add',
    given: { endpoint: typedPattern(typed) },
    done: ({ id }: { id: string }) => `ใส่ข้อผิดพลาด ${id} แล้ว`,
  } as const;
  return (
    <>
      <div className={layout.form}>
        <EndpointField
          label={title}
          hint={hint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <ProcedureForm {...shared} asks={isPreset} amend={PRESET} />
      <details>
        <summary className={layout.more}>กำหนดเอง</summary>
        <ProcedureForm
          {...shared}
          asks={isOwn}
          start={START}
          amend={amendedFor(typed.trim())}
          press="ใส่ข้อผิดพลาดนี้"
        />
      </details>
    </>
  );
}
