import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import styles from './bar-tool.module.css';

export interface BarToolProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: LucideIcon;
  /** The word under the icon; below 1024 px only screen readers get it. */
  label: string;
  /** Number in the corner of the icon; 0 shows none. */
  count?: number;
  /** The number in words, after the word. */
  detail?: string | undefined;
}

const MOST_SHOWN = 99;

/** A button of the green bar. */
export function BarTool({ icon: Icon, label, count = 0, detail, ...rest }: BarToolProps) {
  return (
    <button type="button" className={styles.tool} {...rest}>
      <Icon aria-hidden size={24} strokeWidth={1.75} />
      {count > 0 ? (
        <span aria-hidden="true" className={styles.count}>
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      ) : null}
      <span className={styles.word}>{label}</span>
      {detail ? ' ' : null}
      {detail ? <span className="visually-hidden">{detail}</span> : null}
    </button>
  );
}
