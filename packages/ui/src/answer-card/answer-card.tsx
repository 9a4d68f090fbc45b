import type { ReactNode } from 'react';
import { Amount } from '../amount/amount.tsx';
import { Card } from '../card/card.tsx';
import { type Fact, Facts } from '../facts/facts.tsx';
import styles from './answer-card.module.css';

export type AnswerCardProps = {
  title: ReactNode;
  /** How it stands, in a word and a colour. */
  tag: ReactNode;
  /** What the amount is. */
  label: string;
  satang: number | null;
  /** A quiet line under the amount. */
  note?: ReactNode;
  /** What belongs to the amount: how far it has come, the way to its own page. */
  children?: ReactNode;
  facts: readonly Fact[];
  /** What follows from it all. */
  foot?: ReactNode;
};

/** One contract or account in a list: the answer first and large, the facts beside it. */
export function AnswerCard(props: AnswerCardProps) {
  const { title, tag, label, satang, note, children, facts, foot } = props;
  return (
    <Card title={title} headingLevel={3} actions={tag}>
      <div className={styles.columns}>
        <div className={styles.answer}>
          <div>
            <p className={styles.quiet}>{label}</p>
            <Amount satang={satang} size="xl" unit="บาท" />
            {note ? <p className={styles.quiet}>{note}</p> : null}
          </div>
          {children}
        </div>
        <Facts rows={facts} />
      </div>
      {foot ? <p className={styles.foot}>{foot}</p> : null}
    </Card>
  );
}
