import { Card } from '@coop/ui/card';
import layout from '../control/layout.module.css';
import { ProcedureForm, type ProcedureFormProps } from './procedure-form.tsx';
import type { FormName } from './procedures.ts';

interface FormCardProps<Name extends FormName> extends ProcedureFormProps<Name> {
  readonly title: string;
  readonly note?: string;
}

/** A card with a form for one change, and a note about it. */
export function FormCard<Name extends FormName>({ title, note, ...form }: FormCardProps<Name>) {
  return (
    <Card title={title}>
      {note === undefined ? null : <p className={layout.note}>{note}</p>}
      <ProcedureForm {...form} />
    </Card>
  );
}
