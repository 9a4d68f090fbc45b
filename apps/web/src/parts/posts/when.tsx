import { formatRelativeDate } from '@coop/format/relative-date';
import { formatThaiDateTime } from '@coop/format/thai-date';

/** When something was written, as people say it; the exact time for whoever points at it. */
export function When({ at }: { at: string }) {
  return (
    <time {...(at && { dateTime: `${at.replace(' ', 'T')}+07:00`, title: formatThaiDateTime(at) })}>
      {formatRelativeDate(at, Date.now())}
    </time>
  );
}
