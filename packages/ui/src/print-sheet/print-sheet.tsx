import type { ReactNode } from 'react';
import { Brand } from '../brand/brand.tsx';
import styles from './print-sheet.module.css';

export type Signature = {
  /** Over the place for the hand, in a letter. */
  above?: string | undefined;
  role: string;
  /** Empty: written with a pen. */
  name?: string | undefined;
  /** Signed with a pen, and therefore not shown on the screen. */
  paperOnly?: boolean | undefined;
};

export type PrintSheetProps = {
  coop: { nameTH: string; nameEN: string; initials: string; logoUrl?: string; address?: string };
  title: string;
  /** A letter states its subject itself: the title only names it. */
  isLetter?: boolean;
  /** The name of the cooperative alone at its head, where it has one: of a paper of many lines, or somebody else's. */
  isPlain?: boolean;
  /** ต้นฉบับ, สำเนา, ยกเลิก: framed, beside the title. */
  mark?: string;
  /** Owner of the paper, the period … */
  sub?: ReactNode;
  /** Verification code, at the end of the head. */
  seal?: ReactNode;
  /** Time of printing, in words. */
  printedAt: string;
  children: ReactNode;
  /** Also drawn on the screen, as a sheet of paper; otherwise it exists in print only. */
  onScreen?: boolean;
};

export function PrintSheet(props: PrintSheetProps) {
  const { coop, title, isLetter = false, isPlain = false, mark, sub, seal } = props;
  const { printedAt, children, onScreen = false } = props;
  const { address, ...brand } = coop;
  return (
    <article
      className={`${styles.sheet} ${onScreen ? '' : 'print-only'}`}
      data-theme="light"
      aria-label={title}
    >
      <div className={isPlain ? styles.plain : styles.head}>
        {isPlain ? (
          <div>
            {brand.nameTH ? <p>{brand.nameTH}</p> : null}
            <Title title={title} mark={mark} />
          </div>
        ) : (
          <div className={styles.from}>
            <Brand {...brand} />
            {address ? <p className={styles.address}>{address}</p> : null}
          </div>
        )}
        {seal}
      </div>
      {isPlain || isLetter ? null : <Title title={title} mark={mark} />}
      {sub ? <div className={styles.sub}>{sub}</div> : null}
      {children}
      <p className={styles.printed}>{printedAt}</p>
    </article>
  );
}

function Title({ title, mark }: Pick<PrintSheetProps, 'title'> & { mark: string | undefined }) {
  return (
    <div className={styles.title}>
      <h2>{title}</h2>
      {mark ? <p className={styles.mark}>{mark}</p> : null}
    </div>
  );
}

/** A place for each who signs; beside them by what the paper is checked. */
export function Signatures(props: { people: readonly Signature[]; children?: ReactNode }) {
  const { people, children } = props;
  return (
    <div
      className={people.length === 1 ? `${styles.signatures} ${styles.alone}` : styles.signatures}
    >
      {people.map(({ above, role, name, paperOnly }) => (
        <div key={role} className={paperOnly ? 'print-only' : undefined}>
          {above ? (
            <p className={styles.above}>{above}</p>
          ) : (
            <p>ลงชื่อ ........................................</p>
          )}
          {/* Dots are where one writes. */}
          <p
            aria-hidden={name === undefined}
          >{`(${name ?? '........................................'})`}</p>
          <p>{role}</p>
        </div>
      ))}
      {children}
    </div>
  );
}
