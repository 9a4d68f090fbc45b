import type { ReactNode } from 'react';
import { useScroller } from '../measure/use-scroller.ts';
import styles from './scroll-box.module.css';

export type ScrollBoxProps = {
  /** Name for screen readers while it scrolls. */
  label: string;
  children: ReactNode;
};

/** Scrolls content that may be wider than the screen, such as a paper, by the keyboard too. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const { scroller } = useScroller('across', { 'aria-label': label });
  return (
    <div className={styles.box} {...scroller}>
      {children}
    </div>
  );
}
