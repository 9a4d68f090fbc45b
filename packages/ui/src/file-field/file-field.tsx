import { shownFileName } from '@coop/format/text/file-name';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import type { ChangeEvent, ReactNode } from 'react';
import { Button, buttonClass } from '../button/button.tsx';
import { Field, useFieldIds } from '../field/field.tsx';
import styles from './file-field.module.css';

export type FileFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  id?: string;
  name?: string;
  /** As of an input: `.pdf,image/png`. */
  accept: string;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** Formats a size: 1.2 MB. */
  sizeText: (bytes: number) => string;
};

/**
 * Chooses files, one after the other or together; each can be removed. A label replaces the browser's button and "no
 * file chosen", which are in the browser's language.
 */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, id, name, accept, files, onChange, sizeText } = props;
  const ids = useFieldIds(id, { hint, error });

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onChange([...files, ...(currentTarget.files ?? [])]);
    // The same file can be chosen again after it was removed.
    currentTarget.value = '';
  }
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <div className={styles.choose}>
        <input
          {...ids.control}
          aria-labelledby={`${ids.labelId} ${ids.id}-choose`}
          type="file"
          name={name}
          accept={accept}
          multiple
          className={styles.input}
          onChange={handleChange}
        />
        <label
          htmlFor={ids.id}
          id={`${ids.id}-choose`}
          aria-hidden="true"
          className={buttonClass('secondary')}
        >
          <Paperclip />
          เลือกไฟล์
        </label>
      </div>
      {files.length > 0 ? (
        <ul className={styles.list}>
          {files.map((file, index) => (
            <li key={`${file.name}/${index}`} className={styles.item}>
              <span className={styles.name}>
                {shownFileName(file.name)} ({sizeText(file.size)})
              </span>
              <Button
                variant="quiet"
                icon={<X />}
                onClick={() => onChange(files.filter((_, other) => other !== index))}
              >
                นำออก <span className="visually-hidden">{shownFileName(file.name)}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Field>
  );
}
