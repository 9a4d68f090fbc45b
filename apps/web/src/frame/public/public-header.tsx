import { closeOnBack } from '@coop/ui/back-closes';
import { BarTool, BarToolFace, barToolClass } from '@coop/ui/bar-tool';
import ALargeSmall from 'lucide-react/icons/a-large-small';
import LogIn from 'lucide-react/icons/log-in';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import Settings2 from 'lucide-react/icons/settings-2';
import { type ReactNode, type ToggleEvent, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { useMemberSession } from '../../session/session.ts';
import { TextSize } from '../../settings/text-size.tsx';
import { paths } from '../../site/paths.ts';
import { SearchForm } from '../../site/search-form.tsx';
import { SiteBrand } from '../../site/site-brand.tsx';
import bar from '../bar.module.css';
import styles from './public-header.module.css';

interface PublicHeaderProps {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
  readonly onSettings: () => void;
}

interface TuckedProps {
  readonly icon: typeof Search;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the bar that a narrow one keeps behind a button, which the browser itself opens, without scripts too. */
function Tucked({ icon, label, className = '', children }: TuckedProps) {
  const id = useId();
  const stop = useRef<() => void>(undefined);
  const follow = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    stop.current?.();
    stop.current = newState === 'open' ? closeOnBack(() => currentTarget.hidePopover()) : undefined;
  };
  useEffect(() => () => stop.current?.(), []);
  return (
    <>
      <div className={`${styles.opener} ${className}`}>
        <BarTool icon={icon} label={label} popoverTarget={id} />
      </div>
      <div id={id} popover="auto" className={styles.tucked} onBeforeToggle={follow}>
        {children}
      </div>
    </>
  );
}

/** The bar of the public site: names, links to both areas, search, settings; narrow, it is 56 px high. */
export function PublicHeader({ menuOpen, onMenu, onSettings }: PublicHeaderProps) {
  const member = useMemberSession();
  return (
    <div className={`${bar.bar} ${styles.bar}`}>
      <Link to={paths.home} className={`${bar.brand} ${styles.brand}`}>
        <SiteBrand onBar />
      </Link>
      <Link
        to={member ? paths.member.status : paths.member.logon}
        className={`${styles.way} ${styles.primary}`}
      >
        <LogIn aria-hidden />
        {member ? 'ข้อมูลของท่าน' : 'เข้าสู่ระบบ'}
      </Link>
      <Link to={paths.membergroup.logon} className={`${styles.way} ${styles.agencies}`}>
        สำหรับหน่วยงาน
      </Link>
      <div className={styles.opener}>
        <Link to={paths.search} className={barToolClass}>
          <BarToolFace icon={Search} label="ค้นหา" />
        </Link>
      </div>
      <div className={styles.search}>
        <SearchForm label="ค้นหาในเว็บไซต์" />
      </div>
      <Tucked icon={ALargeSmall} label="ขนาดตัวอักษร" className="needs-scripts">
        <TextSize withLegend />
      </Tucked>
      <button
        type="button"
        className={`${styles.settings} needs-scripts`}
        title="ตั้งค่าการแสดงผล"
        aria-label="ตั้งค่าการแสดงผล"
        onClick={onSettings}
      >
        <Settings2 aria-hidden />
      </button>
      <div className={`${styles.menu} needs-scripts`}>
        <BarTool icon={Menu} label="เมนู" onClick={onMenu} aria-expanded={menuOpen} />
      </div>
    </div>
  );
}
