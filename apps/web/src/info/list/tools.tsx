import { toBuddhistYear } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { SearchField } from '@coop/ui/search-field';
import { SelectField } from '@coop/ui/select-field';
import { useState } from 'react';
import styles from './list.module.css';
import type { ListAddress } from './use-list-address.ts';

/** Search by Enter or button; emptied, everything is back at once. */
function Search({ address }: { address: ListAddress }) {
  const [typed, setTyped] = useState(address.q);
  return (
    <div className={styles.search}>
      <SearchField
        label="ค้นหาในหมวดนี้"
        name="q"
        placeholder="เช่น ดอกเบี้ย ทุนการศึกษา"
        maxLength={100}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          if (value === '' && address.q !== '') address.change({ q: '' });
        }}
      />
      <Button type="submit">ค้นหา</Button>
    </div>
  );
}

interface ToolsProps {
  readonly address: ListAddress;
  /** Years of the Common Era that have items. */
  readonly years: readonly number[];
}

/** Year and words by which a list is narrowed, both in its address. */
export function Tools({ address, years }: ToolsProps) {
  const own = address.yearBE;
  const known = years.filter(Number.isFinite).map(toBuddhistYear);
  // A year from a link stays selected even if it has no items.
  const shown = own === undefined || known.includes(own) ? known : [own, ...known];
  const options = shown.map((year) => ({ value: String(year), label: String(year) }));
  return (
    <search className="no-print">
      {/* Without scripts the browser itself opens the address of what was chosen. */}
      <form
        method="get"
        action={address.path}
        className={styles.tools}
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('q');
          address.change({ q: String(words ?? '').trim() });
        }}
      >
        <SelectField
          label="ปี พ.ศ."
          name="year"
          value={own === undefined ? '' : String(own)}
          options={[{ value: '', label: 'ทุกปี' }, ...options]}
          onChange={(event) => address.change({ year: event.target.value })}
        />
        {/* Going back changes the words from outside. */}
        <Search key={address.q} address={address} />
      </form>
    </search>
  );
}
