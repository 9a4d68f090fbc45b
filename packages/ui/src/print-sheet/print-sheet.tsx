import type { ReactNode } from 'react';
import { Brand } from '../brand/brand.tsx';
import styles from './print-sheet.module.css';

export type Signature = {
  role: string;
  name?: string;
  /** To be signed with a pen: on the screen it would only be in the way. */
  paperOnly?: boolean;
};

export type PrintSheetProps = {
  coop: { nameTH: string; nameEN: string; initials: string; logoUrl?: string; address?: string };
  title: string;
  /** ต้นฉบับ, สำเนา, ยกเลิก: framed, beside the title. */
  mark?: string;
  /** Whose paper it is, the period … */
  sub?: ReactNode;
  /** By what anyone can check it, at the end of its head. */
  seal?: ReactNode;
  /** When it was printed, in words. */
  printedAt: string;
  children: ReactNode;
  signatures?: readonly Signature[];
  /** Also drawn on the screen, as a sheet of paper; otherwise it exists in print only. */
  onScreen?: boolean;
};

export function PrintSheet(props: PrintSheetProps) {
  const { coop, title, mark, sub, seal, printedAt, children } = props;
  const { signatures = [], onScreen = false } = props;
  const { address, ...brand } = coop;
  return (
    <article className={`${styles.sheet} ${onScreen ? '' : 'print-only'}`} data-theme="light">
      <div className={styles.head}>
        <div className={styles.from}>
          <Brand {...brand} />
          {address ? <p className={styles.address}>{address}</p> : null}
        </div>
        {seal}
      </div>
      {mark ? <p className={styles.mark}>{mark}</p> : null}
      <h2 className={styles.title}>{title}</h2>
      {sub ? <div className={styles.sub}>{sub}</div> : null}
      {children}
      {signatures.length > 0 ? (
        <div className={styles.signatures}>
          {signatures.map(({ role, name, paperOnly }) => (
            <div key={role} className={paperOnly ? 'print-only' : undefined}>
              <p>ลงชื่อ ........................................</p>
              <p>({name ?? '........................................'})</p>
              <p>{role}</p>
            </div>
          ))}
        </div>
      ) : null}
      <p className={styles.printed}>{printedAt}</p>
    </article>
  );
}
