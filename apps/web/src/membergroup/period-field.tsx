import { formatThaiMonth } from '@coop/format/thai-date';
import { SelectField } from '@coop/ui/select-field';
import { useSearchParams } from 'react-router';
import { text } from './text.ts';

/** Chooses the month of a paper, which is a search parameter of the address. */
export function PeriodField({ value, periods }: { value: string; periods: readonly string[] }) {
  const setParams = useSearchParams()[1];
  const choose = (period: string) =>
    setParams((now) => {
      now.set('period', period);
      return now;
    }, undefined);
  return (
    <SelectField
      label={text.period}
      value={value}
      options={periods.map((one) => ({ value: one, label: formatThaiMonth(one) }))}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
