import { Brand } from '@coop/ui/brand';
import styles from './loading-screen.module.css';
import { initialsOf, useSite } from './site.tsx';

/** The screen while the session is being checked: pulsing seal, the product's name, the cooperative's name. */
export function LoadingScreen() {
  const site = useSite();
  return (
    <main className={styles.screen} aria-busy="true">
      <div className={styles.pulse}>
        <Brand
          nameTH={site.coopNameTH}
          nameEN={site.coopNameEN}
          initials={initialsOf(site)}
          logoUrl={site.logo}
        />
      </div>
      <h1 className={styles.title}>
        ระบบสมาชิกออนไลน์
        <span lang="en" className={styles.english}>
          Online member system
        </span>
      </h1>
      <p role="status">กำลังตรวจสอบการเข้าสู่ระบบ</p>
    </main>
  );
}
