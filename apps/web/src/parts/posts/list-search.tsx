import { MOST_SEARCH } from '@coop/contracts/info/post-limits';
import { Button } from '@coop/ui/button';
import { SearchField } from '@coop/ui/search-field';
import { useState } from 'react';
import styles from './posts.module.css';

interface ListSearchProps {
  readonly label: string;
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/**
 * Search by Enter or button; emptying the field shows the whole list at once. Must be remounted when the address
 * changes.
 */
export function ListSearch({ label, q, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(q);
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <SearchField
          label={label}
          name="q"
          maxLength={MOST_SEARCH}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            if (value === '' && q !== '') onSearch('');
          }}
        />
        <Button type="submit">ค้นหา</Button>
      </form>
    </search>
  );
}
