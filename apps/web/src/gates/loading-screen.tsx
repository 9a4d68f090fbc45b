import { SiteBrand } from '../site/site-brand.tsx';
import styles from './loading-screen.module.css';

/** The screen while the session is being checked: pulsing seal, the area's name, the cooperative's name. */
export function LoadingScreen({ of }: { readonly of: 'member' | 'membergroup' }) {
  return (
    <main className={styles.screen} aria-busy="true">
      <div className={styles.pulse}>
        <SiteBrand />
      </div>
      <h1 className={styles.title}>
        {of === 'membergroup' ? (
          'ระบบหน่วยงาน'
        ) : (
          <>
            ระบบสมาชิกออนไลน์
            <span lang="en" className={styles.english}>
              Online member system
            </span>
          </>
        )}
      </h1>
      <p role="status" className="needs-scripts">
        กำลังตรวจสอบการเข้าสู่ระบบ
      </p>
    </main>
  );
}
