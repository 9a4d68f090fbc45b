import { useDeferredValue, useEffect, useState } from 'react';
import { loadMeter, type Meter, type Score } from './meter.ts';
import styles from './password-strength.module.css';

const LEAST = 8;
const WORDS = ['เดาได้ทันที', 'อ่อน', 'พอใช้', 'แข็งแรง', 'แข็งแรงมาก'] as const;

function useScore(password: string, inputs: readonly string[]): Score | undefined {
  const [meter, setMeter] = useState<Meter>();
  const typed = password !== '';
  useEffect(() => {
    // Without the estimator the length is still checked.
    if (typed)
      loadMeter().then(
        (loaded) => setMeter(() => loaded),
        () => undefined,
      );
  }, [typed]);
  return typed && meter ? meter(password, inputs) : undefined;
}

interface PasswordStrengthProps {
  readonly password: string;
  /** The member's own words: a password made of them is weak. */
  readonly inputs: readonly string[];
}

/** A live checklist below a new password: its length and how hard it is to guess. No required symbols. */
export function PasswordStrength({ password, inputs }: PasswordStrengthProps) {
  const settled = useDeferredValue(password);
  const score = useScore(settled, inputs);
  const isLong = [...settled].length >= LEAST;
  return (
    <div className={styles.strength}>
      <p>
        <span aria-hidden>{isLong ? '✓' : '○'}</span> ยาวอย่างน้อย {LEAST} ตัวอักษร{' '}
        <span className="visually-hidden">{isLong ? 'ครบแล้ว' : 'ยังไม่ครบ'}</span>
      </p>
      <meter
        className={styles.meter}
        min={0}
        max={4}
        low={2}
        high={3}
        optimum={4}
        value={score ?? 0}
        aria-label="ความแข็งแรงของรหัสผ่าน"
      />
      <p role="status" className={styles.verdict}>
        {score === undefined ? '' : `ความแข็งแรง: ${WORDS[score]}`}
      </p>
    </div>
  );
}
