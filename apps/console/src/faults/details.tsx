import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import layout from '../control/layout.module.css';
import { type FaultForm, type FaultMistakes, isAnswer } from './fault-form.ts';
import styles from './faults.module.css';
import { text } from './text.ts';

interface DetailsProps {
  form: FaultForm;
  mistakes: FaultMistakes;
  change: (part: Partial<FaultForm>) => void;
}

/** The fields of the chosen kind of fault. */
export function Details(props: DetailsProps) {
  const { form, mistakes, change } = props;
  if (isAnswer(form.kind)) return <Answer {...props} />;
  if (form.kind === 'dribble') {
    return (
      <TextField
        label={text.fields.dribbleMs}
        inputMode="numeric"
        value={form.dribbleMs}
        error={mistakes.dribbleMs}
        onChange={(event) => change({ dribbleMs: event.target.value })}
      />
    );
  }
  if (form.kind !== 'missing' && form.kind !== 'wrongType') return null;
  return (
    <TextField
      label={text.fields.path}
      hint={text.pathHint}
      autoCapitalize="none"
      spellCheck={false}
      value={form.path}
      onChange={(event) => change({ path: event.target.value })}
    />
  );
}

/** An answer in place of the mock's: status and JSON, or a text, with headers and type. */
function Answer({ form, mistakes, change }: DetailsProps) {
  const isText = form.kind === 'text';
  return (
    <>
      {isText ? null : (
        <TextField
          label={text.fields.status}
          inputMode="numeric"
          value={form.status}
          onChange={(event) => change({ status: event.target.value })}
        />
      )}
      {isText ? (
        <TextArea
          label={text.fields.text}
          className={`${layout.code} ${styles.answer}`}
          value={form.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      ) : (
        <TextArea
          label={text.fields.body}
          hint={text.bodyHint}
          className={`${layout.code} ${styles.answer}`}
          value={form.body}
          error={mistakes.body}
          onChange={(event) => change({ body: event.target.value })}
        />
      )}
      <TextField
        label={text.fields.type}
        hint={text.typeHint}
        autoCapitalize="none"
        spellCheck={false}
        value={form.type}
        onChange={(event) => change({ type: event.target.value })}
      />
      <TextArea
        label={text.fields.headers}
        hint={text.headersHint}
        className={layout.code}
        rows={2}
        value={form.headers}
        error={mistakes.headers}
        onChange={(event) => change({ headers: event.target.value })}
      />
    </>
  );
}
