import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { useState } from 'react';
import { answerCookies } from '../../settings/cookie-consent.ts';
import styles from './cookies-policy.module.css';
import { text } from './text.ts';

/** The button that withdraws consent, with its result. */
export function Withdraw() {
  const [kept, setKept] = useState<boolean>();
  const { button, doneTitle, doneDetail, failedTitle, failedDetail } = text.withdraw;
  return (
    <div className={`${styles.withdraw} no-print`}>
      <Button className="needs-scripts" onClick={() => setKept(answerCookies('N'))}>
        {button}
      </Button>
      {/* A live region must exist before its text, or screen readers do not announce it. */}
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
