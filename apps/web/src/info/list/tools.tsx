import { toBuddhistYear } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { SearchField } from '@coop/ui/search-field';
import { SelectField } from '@coop/ui/select-field';
import { useState } from 'react';
import styles from './list.module.css';
import { text } from './text.ts';
import type { ListAddress } from './use-list-address.ts';

/** Search by Enter or button; emptied, everything is back at once. */
function Search({ address }: { address: ListAddress }) {
  const [typed, setTyped] = useState(address.q);
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        address.change({ q: typed.trim() });
      }}
    >
      <SearchField
        label={text.search}
        name="q"
        placeholder={text.searchHint}
        maxLength={100}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          if (value === '' && address.q !== '') address.change({ q: '' });
        }}
      />
      <Button type="submit">{text.submit}</Button>
    </form>
  );
}

interface ToolsProps {
  readonly address: ListAddress;
  /** Years of the Common Era that have items. */
  readonly years: readonly number[];
}

/** Year and words by which a list is narrowed. */
export function Tools({ address, years }: ToolsProps) {
  const own = address.yearBE;
  const known = years.filter(Number.isFinite).map(toBuddhistYear);
  // A year from a link stays selected even if it has no items.
  const shown = own === undefined || known.includes(own) ? known : [own, ...known];
  const options = shown.map((year) => ({ value: String(year), label: String(year) }));
  return (
    <search className={`${styles.tools} no-print`}>
      <SelectField
        label={text.year}
        name="year"
        value={own === undefined ? '' : String(own)}
        options={[{ value: '', label: text.allYears }, ...options]}
        onChange={(event) => address.change({ year: event.target.value })}
      />
      {/* Going back changes the words from outside. */}
      <Search key={address.q} address={address} />
    </search>
  );
}
