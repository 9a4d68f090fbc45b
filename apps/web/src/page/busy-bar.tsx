import { useNavigation } from 'react-router';
import styles from './busy-bar.module.css';

/** A line at the top of the window while the next page is on its way. */
export function BusyBar() {
  if (useNavigation().state === 'idle') return null;
  return <div className={styles.bar} role="progressbar" aria-label="กำลังเปิดหน้า" />;
}
