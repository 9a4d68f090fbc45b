import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useState } from 'react';
import styles from './layout-membergroup.module.css';

/** The button appears when the page is scrolled further than this. */
const FAR_PX = 300;

function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
}

/** A floating button back to the top of a long page. */
export function ScrollTop() {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(scrollY > FAR_PX);
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  return (
    <button type="button" className={`${styles.toTop} no-print`} onClick={scrollToTop}>
      <ArrowUp aria-hidden />
      <span>ขึ้นบนสุด</span>
    </button>
  );
}
