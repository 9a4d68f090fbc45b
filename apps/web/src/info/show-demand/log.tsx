import type { Demand } from '@coop/contracts/info/demand';
import { keyed } from '@coop/format/keyed';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { demandStatusWords } from '../../parts/posts/demand-status.tsx';
import styles from './show-demand.module.css';
import { text } from './text.ts';

/** What has happened so far, the latest last and marked. */
export function Log({ log }: { log: Demand['log'] }) {
  return (
    <Card title={text.log}>
      <ol className={styles.log} aria-label={text.log}>
        {keyed(log, ({ status, at }) => `${status}/${at}`).map(
          ([key, { status, at, note }], index) => (
            <li key={key} aria-current={index === log.length - 1 ? 'step' : undefined}>
              <strong>{demandStatusWords(status)}</strong>{' '}
              <span className="note">
                {formatThaiDateTime(at)}
                {note && ` · ${note}`}
              </span>
            </li>
          ),
        )}
      </ol>
    </Card>
  );
}
