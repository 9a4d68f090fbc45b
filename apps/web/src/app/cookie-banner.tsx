import { Button } from '@coop/ui/button';
import { useState } from 'react';
import { Link } from 'react-router';
import styles from './cookie-banner.module.css';
import { paths } from './paths.ts';

const COOKIE = 'acceptCookie';
/** Two years (specification 9). */
const KEPT_SECONDS = 63_072_000;

function accepted(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=Y`);
}

function answer(value: 'Y' | 'N'): void {
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
}

/** Asks about cookies until they are accepted; a refusal hides it until the next load only. */
export function CookieBanner() {
  const [shown, setShown] = useState(() => !accepted());
  if (!shown) return null;
  const choose = (value: 'Y' | 'N') => {
    answer(value);
    setShown(false);
  };
  return (
    <section className={`${styles.banner} no-print`} aria-label="การใช้คุกกี้">
      <p>
        เว็บไซต์นี้ใช้คุกกี้เท่าที่จำเป็นต่อการเข้าสู่ระบบและการจดจำการตั้งค่าของท่าน อ่าน
        <Link to={paths.cookiesPolicy}>นโยบายคุกกี้</Link> และ
        <Link to={paths.privatePolicy}>นโยบายความเป็นส่วนตัว</Link>
      </p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => choose('Y')}>
          ยอมรับ
        </Button>
        <Button onClick={() => choose('N')}>ปฏิเสธ</Button>
      </div>
    </section>
  );
}
