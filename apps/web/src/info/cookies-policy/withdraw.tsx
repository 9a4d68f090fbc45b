import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { useState } from 'react';
import { answerCookies } from '../../settings/cookie-consent.ts';
import styles from './cookies-policy.module.css';

/** The button that withdraws consent, with its result. */
export function Withdraw() {
  const [kept, setKept] = useState<boolean>();
  return (
    <div className={`${styles.withdraw} no-print`}>
      <Button className="needs-scripts" onClick={() => setKept(answerCookies('N'))}>
        ถอนความยินยอมการใช้คุกกี้
      </Button>
      {/* A live region must exist before its text, or screen readers do not announce it. */}
      <div role="status">
        {kept !== undefined && (
          <Band
            tone={kept ? 'positive' : 'waiting'}
            title={kept ? 'บันทึกการถอนความยินยอมแล้ว' : 'ยังบันทึกไม่สำเร็จ'}
          >
            {kept
              ? 'เมื่อท่านเปิดเว็บไซต์นี้ครั้งต่อไป ระบบจะถามความยินยอมของท่านอีกครั้ง'
              : 'เบราว์เซอร์ของท่านไม่ให้เว็บไซต์นี้เก็บคุกกี้ จึงไม่มีความยินยอมใดเก็บไว้ในเครื่องนี้'}
          </Band>
        )}
      </div>
    </div>
  );
}
