import { titleOf } from '@coop/addresses/title';

/** What the page is called that puts a question on the board. */
export const text = {
  title: titleOf('/boardPost'),
} as const;
