import { useEffect, useState } from 'react';
import styles from './skeleton.module.css';

// A fast answer must not flash. The CSS has the same delay.
const DELAY_MS = 200;

/** A skeleton of the page says that something is loaded; further ones would say it again. */
let isSaid = false;

export type SkeletonProps = {
  lines?: number;
  /** Boxes by height (`8rem`), as tall as the content that replaces them, so that nothing jumps. */
  blocks?: readonly string[];
  label?: string;
};

export function Skeleton({ lines = 0, blocks = [], label = 'กำลังโหลดข้อมูล' }: SkeletonProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    let isMine = false;
    const timer = setTimeout(() => {
      if (isSaid) return;
      isMine = true;
      isSaid = true;
      setLate(true);
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      if (isMine) isSaid = false;
    };
  }, []);
  return (
    <div className={styles.skeleton} aria-busy="true">
      {/* The region is there before its message: otherwise readers say nothing. */}
      <p className="visually-hidden" role="status">
        {late ? label : ''}
      </p>
      {places(blocks.length).map((index) => (
        // An svg has its height as an attribute; the content security policy would refuse a style in a rendered page.
        <svg
          key={`block-${index}`}
          className={styles.block}
          width="100%"
          height={blocks[index]}
          aria-hidden
        />
      ))}
      {places(lines).map((index) => (
        <div key={`line-${index}`} className={styles.line} />
      ))}
    </div>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, index) => index);
