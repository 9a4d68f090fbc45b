import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { useState } from 'react';
import styles from './cookies-policy.module.css';
import { text } from './text.ts';

/** As the banner's refusal (specification 4 and 9): asked again at the next load. */
const REFUSAL = 'acceptCookie=N';
const KEPT_SECONDS = 63_072_000;

/** Takes consent back. Resolves to whether the browser kept the answer. */
function withdrawConsent(): boolean {
  document.cookie = `${REFUSAL}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
  return document.cookie.split('; ').includes(REFUSAL);
}

/** The button under the words on withdrawing, and what came of it. */
export function Withdraw() {
  const [kept, setKept] = useState<boolean>();
  const { button, doneTitle, doneDetail, failedTitle, failedDetail } = text.withdraw;
  return (
    <div className={`${styles.withdraw} no-print`}>
      <Button onClick={() => setKept(withdrawConsent())}>{button}</Button>
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
