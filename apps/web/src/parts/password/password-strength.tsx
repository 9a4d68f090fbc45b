import { useDeferredValue, useEffect, useState } from 'react';
import styles from './password-strength.module.css';

const LEAST = 8;
const WORDS = ['เดาได้ทันที', 'อ่อน', 'พอใช้', 'แข็งแรง', 'แข็งแรงมาก'] as const;

type Score = 0 | 1 | 2 | 3 | 4;
type Meter = (password: string, inputs: string[]) => Score;

/** The estimator and its dictionary are larger than any screen, so they are loaded only when a password is chosen. */
async function loadMeter(): Promise<Meter> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
  });
  return (password, inputs) => estimator.check(password, inputs).score;
}

function useScore(password: string, inputs: string[]): Score | undefined {
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
  readonly inputs: string[];
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
