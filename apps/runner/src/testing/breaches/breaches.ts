import { accessBreaches } from './access.ts';
import type { Breach } from './breach.ts';
import { byteBreaches } from './bytes.ts';
import { headerBreaches } from './headers.ts';
import { agreementBreaches, dayBreaches, lawBreaches } from './laws.ts';
import { ownerBreaches } from './owners.ts';
import { pageBreaches } from './pages.ts';
import { identityBreaches, timeBreaches } from './times.ts';
import { tokenBreaches } from './tokens.ts';
import { writeBreaches } from './writes.ts';

/** Every way in which the tests break the server. */
export const BREACHES: readonly Breach[] = [
  ...lawBreaches,
  ...agreementBreaches,
  ...dayBreaches,
  ...timeBreaches,
  ...identityBreaches,
  ...pageBreaches,
  ...ownerBreaches,
  ...accessBreaches,
  ...tokenBreaches,
  ...writeBreaches,
  ...headerBreaches,
  ...byteBreaches,
];
