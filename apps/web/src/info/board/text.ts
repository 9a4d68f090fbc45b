import { titleOf } from '@coop/addresses/title';

/** What the page of the discussion board is called. */
export const text = {
  title: titleOf('/board'),
} as const;
