import type { ReactNode } from 'react';
import { Amount } from '../amount/amount.tsx';
import { Card, type CardProps } from '../card/card.tsx';
import { type FactRows, Facts } from '../facts/facts.tsx';
import styles from './answer-card.module.css';

export type AnswerCardProps = Pick<CardProps, 'isMarked'> & {
  title: ReactNode;
  /** State, as a Tag. */
  tag: ReactNode;
  /** Label of the amount. */
  label: string;
  satang: number | null;
  /** The same with more to it, in its place. */
  amount?: ReactNode;
  note?: ReactNode;
  /** Below the amount: progress, a link to its page. */
  children?: ReactNode;
  facts: FactRows;
  foot?: ReactNode;
  /** Below everything that is to be read first: buttons that answer it. */
  actions?: ReactNode;
};

/** A contract or account in a list: the amount first and large, the facts beside it. */
export function AnswerCard(props: AnswerCardProps) {
  const { title, tag, label, satang, amount, note, children, facts, foot, actions, isMarked } =
    props;
  return (
    <Card title={title} headingLevel={3} actions={tag} isMarked={isMarked}>
      <div className={styles.columns}>
        <div className={styles.answer}>
          <div>
            <p className={styles.quiet}>{label}</p>
            {amount || <Amount satang={satang} size="xl" unit="บาท" />}
            {note ? <p className={styles.quiet}>{note}</p> : null}
          </div>
          {children}
        </div>
        <Facts rows={facts} />
      </div>
      {foot ? <p className={styles.foot}>{foot}</p> : null}
      {actions}
    </Card>
  );
}
