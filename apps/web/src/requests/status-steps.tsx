import { keyed } from '@coop/format/keyed';
import styles from './status-steps.module.css';

interface Step {
  readonly words: string;
  /** Moment, or that it is still to come. */
  readonly when: string;
  readonly isToCome?: boolean;
}

/** The way of a request: what has been reached, with its time, and what is still to come. */
export function StatusSteps({ steps }: { steps: readonly Step[] }) {
  const now = steps.findLast(({ isToCome }) => !isToCome);
  return (
    <ol className={styles.steps} aria-label="ลำดับสถานะ">
      {keyed(steps, ({ words, when }) => `${words}/${when}`).map(([key, step]) => (
        <li
          key={key}
          aria-current={step === now ? 'step' : undefined}
          data-to-come={step.isToCome || undefined}
        >
          {step.words} <span className="note">{step.when}</span>
        </li>
      ))}
    </ol>
  );
}
