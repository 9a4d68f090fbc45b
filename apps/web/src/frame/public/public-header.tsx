import LogIn from 'lucide-react/icons/log-in';
import Menu from 'lucide-react/icons/menu';
import Settings2 from 'lucide-react/icons/settings-2';
import { Link } from 'react-router';
import { useMemberSession } from '../../session/session.ts';
import { TextSize } from '../../settings/text-size.tsx';
import { paths } from '../../site/paths.ts';
import { SearchForm } from '../../site/search-form.tsx';
import { SiteBrand } from '../../site/site-brand.tsx';
import bar from '../bar.module.css';
import styles from './layout-info.module.css';

interface PublicHeaderProps {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
  readonly onSettings: () => void;
}

/** The bar of the public site: names, links to both areas, search, settings; on small screens a menu button. */
export function PublicHeader({ menuOpen, onMenu, onSettings }: PublicHeaderProps) {
  const member = useMemberSession();
  return (
    <div className={`${bar.bar} ${styles.bar}`}>
      <Link to={paths.home} className={bar.brand}>
        <SiteBrand onBar />
      </Link>
      <div className={styles.ways}>
        <Link
          to={member ? paths.member.status : paths.member.logon}
          className={`${styles.way} ${styles.primary}`}
        >
          <LogIn aria-hidden />
          {member ? 'ข้อมูลของท่าน' : 'เข้าสู่ระบบ'}
        </Link>
        <Link to={paths.membergroup.logon} className={styles.way}>
          สำหรับหน่วยงาน
        </Link>
      </div>
      <div className={styles.find}>
        <SearchForm label="ค้นหาในเว็บไซต์" />
      </div>
      <TextSize />
      <button
        type="button"
        className={`${styles.way} ${styles.settings} needs-scripts`}
        title="ตั้งค่าการแสดงผล"
        aria-label="ตั้งค่าการแสดงผล"
        onClick={onSettings}
      >
        <Settings2 aria-hidden />
      </button>
      <button
        type="button"
        className={`${styles.way} ${styles.menu} needs-scripts`}
        onClick={onMenu}
        aria-expanded={menuOpen}
      >
        <Menu aria-hidden />
        เมนู
      </button>
    </div>
  );
}
