import { displayAgencyNo } from '@coop/format/membership-no';
import type { ReactNode } from 'react';
import { useGroupSession } from '../../session/session.ts';
import { TextSize } from '../../settings/text-size.tsx';
import { SiteBrand } from '../../site/site-brand.tsx';
import styles from '../area-header.module.css';

function SignedInAgency() {
  const session = useGroupSession();
  if (!session) return null;
  return (
    <p className={styles.name}>
      <span className={styles.registration}>
        หน่วยงาน{' '}
        <span className="nowrap">
          <span lang="en">agency</span> {displayAgencyNo(session.member_group_no)}
        </span>
      </span>{' '}
      <strong>{session.member_group_name}</strong>
    </p>
  );
}

/** Head of the drawer: what the phone's bar has no room for. */
export function GroupDrawerHead() {
  return (
    <div className={styles.drawerHead}>
      <SiteBrand />
      <SignedInAgency />
      <TextSize withLegend />
    </div>
  );
}

/** The fixed bar over every page of the agency area; below 1024 px it is 56 px high. */
export function GroupHeader({ children }: { children: ReactNode }) {
  return (
    <header className={styles.bar}>
      <div className={styles.brand}>
        <SiteBrand onBar />
      </div>
      <SignedInAgency />
      <div className={styles.sizes}>
        <TextSize />
      </div>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}
