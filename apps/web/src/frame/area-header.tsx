import type { ReactNode } from 'react';
import { TextSize } from '../settings/text-size.tsx';
import { SiteBrand } from '../site/site-brand.tsx';
import styles from './area-header.module.css';

interface AreaHeaderProps {
  /** Person who is signed in. */
  readonly who: ReactNode;
  readonly children: ReactNode;
}

/** The fixed bar over every page of an area; below 1024 px it is 56 px high. */
export function AreaHeader({ who, children }: AreaHeaderProps) {
  return (
    <header className={styles.place}>
      <div className={styles.bar}>
        <div className={styles.brand}>
          <SiteBrand onBar />
        </div>
        {who}
        <div className={styles.sizes}>
          <TextSize />
        </div>
        <div className={styles.tools}>{children}</div>
      </div>
    </header>
  );
}

/** Foot of the drawer: what the phone's bar has no room for. */
export const DrawerFoot = ({ who }: Pick<AreaHeaderProps, 'who'>) => (
  <div className={styles.drawerFoot}>
    <SiteBrand />
    {who}
    <TextSize withLegend />
  </div>
);

/** The place of the bell until it is loaded. */
export const BellSpace = () => <span className={styles.bellSpace} />;
