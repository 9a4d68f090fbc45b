import Search from 'lucide-react/icons/search';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { buttonClass } from '../button/button.tsx';
import { Field, type FieldText, fieldStyles, useFieldIds } from '../field/field.tsx';
import styles from './search-field.module.css';

export type SearchFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'children' | 'type' | 'onChange' | 'value' | 'ref'> & {
    value: string;
    onChange: (value: string) => void;
  };

export function SearchField(props: SearchFieldProps) {
  const { label, hint, error, id, className, onChange, ...input } = props;
  const ids = useFieldIds(id, { hint, error }, input['aria-describedby']);
  const control = useRef<HTMLInputElement>(null);
  // Reports text that was typed into the rendered page before React took it over.
  const tellEarly = useEffectEvent(() => {
    const early = control.current?.value ?? '';
    if (early !== input.value) onChange(early);
  });
  useEffect(() => tellEarly(), []);
  function clear() {
    onChange('');
    control.current?.focus();
  }
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <div className={`${fieldStyles.row} ${styles.row}`}>
        <input
          autoComplete="off"
          enterKeyHint="search"
          {...input}
          {...ids.control}
          ref={control}
          type="search"
          className={`${fieldStyles.control} ${styles.control} ${className ?? ''}`}
          onChange={(event) => onChange(event.target.value)}
        />
        <Search className={styles.icon} />
        {input.value ? (
          <button type="button" className={buttonClass('quiet')} onClick={clear}>
            ล้าง<span className="visually-hidden">คำค้น</span>
          </button>
        ) : null}
      </div>
    </Field>
  );
}
