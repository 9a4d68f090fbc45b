import type { PushSent } from '@coop/contracts/member/access/push';
import { keyed } from '@coop/format/keyed';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { Tag } from '@coop/ui/tag';
import styles from './notice-setting.module.css';
import { text } from './text.ts';

/** What was sent to the member's devices, newest first. */
export function History({ rows }: { readonly rows: readonly PushSent[] }) {
  return (
    <Card title={text.history}>
      {rows.length === 0 && <p className="note">{text.noHistory}</p>}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {keyed(rows, (row) => `${row.sent_at} ${row.title} ${row.device}`).map(([key, row]) => (
            <li key={key} className={styles.row}>
              <div>
                <p>
                  <strong>{row.title}</strong>
                </p>
                <p className="note">
                  {formatThaiDateTime(row.sent_at)} · {row.device || text.unnamed}
                </p>
              </div>
              <Tag tone={row.result === 'sent' ? 'positive' : 'muted'}>
                {text.results[row.result] ?? text.results.failed}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
