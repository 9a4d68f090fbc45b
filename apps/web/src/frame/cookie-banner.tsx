import { Button } from '@coop/ui/button';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { ANSWER_PATH, answerCookies, cookiesAccepted } from '../settings/cookie-consent.ts';
import { paths } from '../site/paths.ts';
import { useIsPrerendered } from '../site/rendered-page.ts';
import styles from './cookie-banner.module.css';

/**
 * Asks about cookies until they are accepted; a refusal hides it until the next load only. Part of the prerendered
 * page, where first-look.js hides it from those who have accepted.
 */
export function CookieBanner() {
  const isPrerendered = useIsPrerendered();
  const [answered, setAnswered] = useState(false);
  if (!isPrerendered && (answered || cookiesAccepted())) return null;
  const choose = (value: 'Y' | 'N') => {
    answerCookies(value);
    setAnswered(true);
    // The pressed button goes with the question: the page comes next.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  const accept = (event: FormEvent) => {
    event.preventDefault();
    choose('Y');
  };
  return (
    <section className={`${styles.banner} no-print`} aria-label="การใช้คุกกี้">
      <p>
        {'เว็บไซต์นี้ใช้คุกกี้เท่าที่จำเป็นต่อการเข้าสู่ระบบและการจดจำการตั้งค่าของท่าน อ่าน '}
        <Link to={paths.cookiesPolicy}>นโยบายคุกกี้</Link>
        {' และ '}
        <Link to={paths.privatePolicy}>นโยบายความเป็นส่วนตัว</Link>
      </p>
      <div className={styles.actions}>
        {/* The browser sends it by itself where the page's code is not there yet. */}
        <form method="post" action={`${ANSWER_PATH}/Y`} onSubmit={accept}>
          <Button type="submit" variant="primary" fullWidth>
            ยอมรับ
          </Button>
        </form>
        <Button onClick={() => choose('N')}>ปฏิเสธ</Button>
      </div>
    </section>
  );
}
