import { keyed } from '@coop/format/keyed';
import type { ColumnGroup, SheetColumn } from '../groups.ts';
import { text } from '../text.ts';
import styles from './paper.module.css';

const sideOf = (align: SheetColumn['align']) => (align === 'end' ? styles.end : undefined);

/** The heads of a sheet: a group over its columns, one that has only one stands alone. */
export function SheetHead({ groups }: { groups: readonly ColumnGroup[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {text.seq}
        </th>
        <th scope="col" rowSpan={2}>
          {text.no}
        </th>
        <th scope="col" rowSpan={2}>
          {text.name}
        </th>
        {keyed(groups, ({ kind }) => kind).map(([place, { header, columns }]) =>
          columns.length > 1 ? (
            <th key={place} scope="colgroup" colSpan={columns.length}>
              {header}
            </th>
          ) : (
            <th key={place} scope="col" rowSpan={2} className={styles.end}>
              {header}
            </th>
          ),
        )}
        <th scope="col" rowSpan={2} className={styles.end}>
          {text.sum}
        </th>
      </tr>
      <tr>
        {groups.map(({ kind, columns }) =>
          columns.length > 1
            ? columns.map(({ key, header, align }) => (
                <th key={`${kind}/${key}`} scope="col" className={sideOf(align)}>
                  {header}
                </th>
              ))
            : null,
        )}
      </tr>
    </thead>
  );
}
