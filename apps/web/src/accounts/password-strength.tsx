import { isOwn, type PasswordOwner } from '@coop/format/chosen-password';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
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

function Rule({ isKept, children }: { isKept: boolean; children: ReactNode }) {
  return (
    <li>
      <span aria-hidden>{isKept ? '✓' : '○'}</span> {children}{' '}
      <span className="visually-hidden">{isKept ? 'ครบแล้ว' : 'ยังไม่ครบ'}</span>
    </li>
  );
}

interface PasswordStrengthProps {
  readonly password: string;
  /** Person whose password it is: one made of their words and numbers is weak. */
  readonly owner: PasswordOwner;
}

/**
 * A live checklist below a new password: its length, nothing of its owner's, and how hard it is to guess. No required
 * symbols.
 */
export function PasswordStrength({ password, owner }: PasswordStrengthProps) {
  const settled = useDeferredValue(password);
  const score = useScore(settled, [owner.no, ...(owner.names ?? [])]);
  return (
    <div className={styles.strength}>
      <ul className={styles.rules}>
        <Rule isKept={[...settled].length >= LEAST}>{`ยาวอย่างน้อย ${LEAST} ตัวอักษร`}</Rule>
        <Rule isKept={settled !== '' && !isOwn(settled, owner)}>
          ไม่มีวันเกิด เลขทะเบียน เบอร์โทรศัพท์ หรือเลขประจำตัว
        </Rule>
      </ul>
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
