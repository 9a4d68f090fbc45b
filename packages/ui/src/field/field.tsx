import { type ReactNode, useId } from 'react';
import { WholeNumbers } from '../whole/whole.tsx';
import styles from './field.module.css';

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

type FieldNote = Pick<FieldText, 'hint' | 'error'>;

/** Copy of the library's circle-alert: on the first view of the logon page the library would weigh 1.5 kB. */
const ErrorIcon = () => (
  <svg
    className="lucide"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m0 6v4m0 4h.01" />
  </svg>
);

/** Returns the ids that tie a control to its hint and its error. */
export function useFieldIds(
  ownId: string | undefined,
  { hint, error }: FieldNote,
  describedBy?: string,
) {
  const made = useId();
  const id = ownId ?? made;
  const labelId = `${id}-label`;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  // What is wrong is heard before what was asked for.
  const described = [errorId, describedBy, hintId].filter(Boolean).join(' ');
  return {
    id,
    labelId,
    hintId,
    errorId,
    /** Spread on the control. */
    control: {
      id,
      'aria-labelledby': labelId,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
  };
}

type Ids = { ids: ReturnType<typeof useFieldIds> };

/**
 * Puts label, hint and error above the control: below it a phone's keyboard or its suggestions would cover them. Label
 * and hint are heard with the control, and not a first time before it.
 */
export function Field(props: FieldText & Ids & { children: ReactNode }) {
  const { ids, label, hint, error, children } = props;
  return (
    <div className={`${styles.field} ${error ? styles.invalid : ''}`}>
      <label className={styles.label} htmlFor={ids.id} id={ids.labelId} aria-hidden="true">
        {label}
      </label>
      <FieldNotes ids={ids} hint={hint} error={error} />
      {children}
    </div>
  );
}

export function FieldNotes({ ids, hint, error }: FieldNote & Ids) {
  return (
    <>
      {hint ? (
        // What is more than words may hold a link.
        <div
          className={styles.hint}
          id={ids.hintId}
          aria-hidden={typeof hint === 'string' || undefined}
        >
          {typeof hint === 'string' ? <WholeNumbers>{hint}</WholeNumbers> : hint}
        </div>
      ) : null}
      {error ? (
        <p className={styles.error} id={ids.errorId}>
          <ErrorIcon /> <span>{error}</span>
        </p>
      ) : null}
    </>
  );
}

export { styles as fieldStyles };
