import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { nextOrder, type Sort, type SortOrder } from '../find/sort.ts';
import styles from './people.module.css';

interface SortHeadProps {
  readonly by: Sort;
  readonly label: string;
  readonly order: SortOrder | undefined;
  readonly className?: string | undefined;
  readonly onSort: (sort: string) => void;
}

/** A column's head that puts the rows in order: up, down, and as the sheet has them. */
export function SortHead({ by, label, order, className, onSort }: SortHeadProps) {
  const own = order?.by === by ? order : undefined;
  const Icon = own ? (own.isDown ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={own ? (own.isDown ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(nextOrder(by, order))}>
        {label}
        <Icon aria-hidden="true" />
      </button>
    </th>
  );
}
