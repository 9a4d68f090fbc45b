import { titleOf } from '@coop/addresses/title';

/** Words of the page that puts a question on the board. */
export const text = {
  title: titleOf('/boardPost'),
} as const;
