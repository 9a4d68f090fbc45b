import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../button/button.tsx';
import { Field, type FieldText, fieldStyles, useFieldIds } from '../field/field.tsx';
import styles from './password-field.module.css';

export type PasswordFieldProps = FieldText & Omit<ComponentProps<'input'>, 'children' | 'type'>;

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, id, className, onKeyUp, ...input } = props;
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const capsId = `${useFieldIds(id, {}).id}-caps`;
  const described = [input['aria-describedby'], capsLock && capsId].filter(Boolean).join(' ');
  const ids = useFieldIds(id, { hint, error }, described);

  // Hidden again on submitting, because browsers offer to save a password only from a hidden field. The Caps Lock note
  // stays until then or until a key says otherwise: if it vanished when the field is left, the button below would move
  // away from the mouse that presses it.
  useEffect(() => {
    const form = button.current?.form;
    const hide = () => {
      setShown(false);
      setCapsLock(false);
    };
    const release = (event: Event) => {
      // When a browser fills in a form, its key events are not KeyboardEvents.
      if (event instanceof globalThis.KeyboardEvent && !event.getModifierState('CapsLock')) {
        setCapsLock(false);
      }
    };
    const shown = new AbortController();
    form?.addEventListener('submit', hide, { signal: shown.signal });
    form?.addEventListener('keyup', release, { signal: shown.signal });
    return () => shown.abort();
  }, []);

  function handleKeyUp(event: KeyboardEvent<HTMLInputElement>) {
    setCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  }
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <div className={fieldStyles.row}>
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...ids.control}
          type={shown ? 'text' : 'password'}
          className={`${fieldStyles.control} ${className ?? ''}`}
          onKeyUp={handleKeyUp}
        />
        <button
          ref={button}
          type="button"
          className={`${buttonClass('secondary')} ${styles.toggle}`}
          aria-controls={ids.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'ซ่อน' : 'แสดง'}
          <span className="visually-hidden">รหัสผ่าน</span>
        </button>
      </div>
      {capsLock ? (
        <p className={styles.caps} id={capsId}>
          เปิดแป้นตัวพิมพ์ใหญ่ (Caps Lock) อยู่ รหัสผ่านอาจไม่ตรงกับที่ตั้งไว้
        </p>
      ) : null}
      <p className="visually-hidden" role="status">
        {shown ? 'กำลังแสดงรหัสผ่านบนหน้าจอ' : ''}
        {capsLock ? 'เปิดแป้นตัวพิมพ์ใหญ่อยู่' : ''}
      </p>
    </Field>
  );
}
