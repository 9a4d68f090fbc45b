import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import styles from './bar-tool.module.css';

interface BarToolFaceProps {
  icon: LucideIcon;
  /** The word under the icon; below 1024 px only screen readers get it. */
  label: string;
  /** Number in the corner of the icon; 0 shows none. */
  count?: number | undefined;
  /** The number in words, after the word. */
  detail?: string | undefined;
}

export type BarToolProps = BarToolFaceProps & ButtonHTMLAttributes<HTMLButtonElement>;

const MOST_SHOWN = 99;

/** Class of a link that looks like a button of the bar. */
export const barToolClass = styles.tool;

/** Content of a button or link of the bar. */
export function BarToolFace({ icon: Icon, label, count = 0, detail }: BarToolFaceProps) {
  return (
    <>
      <Icon aria-hidden size={24} strokeWidth={1.75} />
      {count > 0 ? (
        <span aria-hidden="true" className={styles.count}>
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      ) : null}
      <span className={styles.word}>{label}</span>
      {detail ? ' ' : null}
      {detail ? <span className="visually-hidden">{detail}</span> : null}
    </>
  );
}

/** A button of the green bar. */
export function BarTool({ icon, label, count, detail, ...rest }: BarToolProps) {
  return (
    <button type="button" className={styles.tool} {...rest}>
      <BarToolFace icon={icon} label={label} count={count} detail={detail} />
    </button>
  );
}
