import { displayAgencyNo } from '@coop/format/membership-no';
import { Brand } from '@coop/ui/brand';
import type { ReactNode } from 'react';
import styles from './member-header.module.css';
import { useGroupSession } from './session.ts';
import { initialsOf, useSite } from './site.tsx';

function WhichAgency() {
  const session = useGroupSession();
  if (!session) return null;
  return (
    <p className={styles.name}>
      <span className={styles.registration}>
        หน่วยงาน{' '}
        <span className="nowrap">
          <span lang="en">agency</span> {displayAgencyNo(session.member_group_no)}
        </span>{' '}
      </span>
      <strong>{session.member_group_name}</strong>
    </p>
  );
}

/** The fixed bar over every page of the agency area. */
export function GroupHeader({ children }: { children: ReactNode }) {
  const site = useSite();
  return (
    <header className={styles.header}>
      <div className={styles.who}>
        <WhichAgency />
      </div>
      <div className={styles.bar}>
        <div className={styles.brand}>
          <Brand
            nameTH={site.coopNameTH}
            nameEN={site.coopNameEN}
            initials={initialsOf(site)}
            logoUrl={site.logo}
            onBar
          />
        </div>
        {children}
      </div>
    </header>
  );
}
