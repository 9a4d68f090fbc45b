import { formatRelativeDate } from '@coop/format/relative-date';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { useNow } from '../site/use-now.ts';

/** A relative time, with the exact time as a tooltip. */
export function When({ at }: { at: string }) {
  return (
    <time {...(at && { dateTime: `${at.replace(' ', 'T')}+07:00`, title: formatThaiDateTime(at) })}>
      {joinFigures(formatRelativeDate(at, useNow()))}
    </time>
  );
}
