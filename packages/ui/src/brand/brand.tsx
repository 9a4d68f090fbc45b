import styles from './brand.module.css';

export type BrandProps = {
  nameTH: string;
  nameEN: string;
  /** The seal; the initials replace it while it is missing. */
  logoUrl?: string | undefined;
  initials: string;
  /** Light words, for the green bar. */
  onBar?: boolean | undefined;
};

export function Brand({ nameTH, nameEN, logoUrl, initials, onBar }: BrandProps) {
  return (
    <div className={`${styles.brand} ${onBar ? styles.onBar : ''}`}>
      {logoUrl ? (
        <img className={styles.seal} src={logoUrl} alt="" width={52} height={52} />
      ) : (
        <span className={styles.seal} aria-hidden="true">
          {initials}
        </span>
      )}
      <span className={styles.names}>
        <span className={styles.th}>{nameTH}</span>
        <span className={styles.en} lang="en">
          {nameEN}
        </span>
      </span>
    </div>
  );
}
