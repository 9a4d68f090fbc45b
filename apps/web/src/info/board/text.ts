import { titleOf } from '@coop/addresses/title';

/** Words of the discussion board's page. */
export const text = {
  title: titleOf('/board'),
} as const;
