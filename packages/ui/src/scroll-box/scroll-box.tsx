import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useMeasure } from '../measure/use-measure.ts';
import styles from './scroll-box.module.css';

export type ScrollBoxProps = {
  /** Name for screen readers while it scrolls. */
  label: string;
  children: ReactNode;
};

/** Scrolls content that may be wider than the screen, such as a paper, by the keyboard too. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useMeasure(
    box,
    useCallback((one: HTMLDivElement) => setWide(one.scrollWidth > one.clientWidth), []),
  );
  // Only what really scrolls is a stop for the Tab key.
  const scroller = wide ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div ref={box} className={styles.box} {...scroller}>
      {children}
    </div>
  );
}
