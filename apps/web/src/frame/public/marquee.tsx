import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type RichHtml, useRichHtml } from '../../site/rich-text.tsx';
import { useSite } from '../../site/site.tsx';
import styles from './marquee.module.css';

/**
 * Measures the length of a lap, which CSS turns into time (10 ms a pixel), and returns whether the text at rest does
 * not fit its place. Fonts that come late and another text size change both.
 */
function useMeasure(box: RefObject<HTMLElement | null>, html: RichHtml | undefined): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const frame = box.current;
    const copy = frame?.firstElementChild?.firstElementChild;
    if (!frame || !copy || html === undefined || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      setLong(copy.scrollHeight > copy.clientHeight + 1);
      frame.style.setProperty('--lap', String(copy.clientWidth));
    });
    observer.observe(copy);
    return () => observer.disconnect();
  }, [box, html]);
  return isLong;
}

/** One copy follows the other, so that the line never ends. */
function Line({ html }: { html: RichHtml }) {
  return (
    <div className={styles.track}>
      <div className={styles.copy} {...html} />
      <div className={styles.copy} aria-hidden inert {...html} />
    </div>
  );
}

/**
 * The announcement: 100 px a second, at rest while the mouse or the focus is on it, after its button was pressed, and
 * with reduced motion. At rest it is wrapped and can be read to its end.
 */
export function Marquee({ html }: { html: string | undefined }) {
  const { www_description: about } = useSite();
  const safe = useRichHtml(html ?? '');
  const box = useRef<HTMLDivElement>(null);
  const isLong = useMeasure(box, html ? safe : undefined);
  const [isStopped, setStopped] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  if (!html) return <p className={styles.about}>{about}</p>;
  return (
    <section
      aria-label="ข้อความประกาศ"
      className={styles.band}
      data-still={isStopped || undefined}
      data-whole={isExpanded || undefined}
    >
      <button
        type="button"
        className={`${styles.stop} needs-scripts`}
        aria-label={isStopped ? 'เลื่อนข้อความต่อ' : 'หยุดข้อความเลื่อน'}
        onClick={() => setStopped(!isStopped)}
      >
        {isStopped ? <Play aria-hidden /> : <Pause aria-hidden />}
      </button>
      <div ref={box} className={styles.text}>
        {safe && <Line html={safe} />}
      </div>
      {/* Its space is reserved, so that the text does not wrap differently when the button appears. */}
      <button
        type="button"
        className={`${styles.more} needs-scripts`}
        data-needed={isLong || isExpanded || undefined}
        aria-expanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
      >
        {isExpanded ? 'ย่อ' : 'อ่านทั้งหมด'}
      </button>
    </section>
  );
}
