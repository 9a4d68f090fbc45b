import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { useState } from 'react';
import { answerCookies } from '../../settings/cookie-consent.ts';
import styles from './cookies-policy.module.css';
import { text } from './text.ts';

/** The button under the words on withdrawing, and what came of it. */
export function Withdraw() {
  const [kept, setKept] = useState<boolean>();
  const { button, doneTitle, doneDetail, failedTitle, failedDetail } = text.withdraw;
  return (
    <div className={`${styles.withdraw} no-print`}>
      <Button onClick={() => setKept(answerCookies('N'))}>{button}</Button>
      {/* The region is there before its message: otherwise readers say nothing. */}
      <div role="status">
        {kept === true && (
          <Band tone="positive" title={doneTitle}>
            {doneDetail}
          </Band>
        )}
        {kept === false && (
          <Band tone="waiting" title={failedTitle}>
            {failedDetail}
          </Band>
        )}
      </div>
    </div>
  );
}
