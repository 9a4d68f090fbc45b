import { type MouseEvent, useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.css';

export type FieldError = { fieldId: string; message: string };

/**
 * Lists the errors of a form. Put it first in the form, with the same words as at the fields. It takes the focus, by which
 * it is heard: an alert would be read a second time.
 */
export function ErrorSummary(props: { title?: string; errors: readonly FieldError[] }) {
  const { title = 'ข้อมูลยังไม่ครบถ้วน', errors } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds links, and no fields
    <div
      className={styles.box}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-list`}
      tabIndex={-1}
      ref={box}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <ul className={styles.list} id={`${id}-list`}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId + message}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Scrolls to the label and not only the field, without a hash that a router would see. */
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  const label = field instanceof HTMLInputElement ? field.labels?.[0] : undefined;
  (label ?? field).scrollIntoView?.({ block: 'start' });
  field.focus({ preventScroll: true });
}
