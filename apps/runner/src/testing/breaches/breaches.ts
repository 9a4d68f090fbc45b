import { agencyBreaches } from './agency.ts';
import { agreementBreaches } from './agreement.ts';
import type { Breach } from './breach.ts';
import { byteBreaches, formBreaches } from './bytes.ts';
import { kepBreaches } from './collection.ts';
import { dayBreaches } from './days.ts';
import { doorBreaches } from './doors.ts';
import { headerBreaches } from './headers.ts';
import { loanBreaches } from './loans.ts';
import { depositBreaches, shareBreaches } from './money.ts';
import { otherBreaches } from './others.ts';
import { ownerBreaches } from './owners.ts';
import { pageBreaches } from './pages.ts';
import { screenBreaches } from './screens.ts';
import { tokenBreaches } from './tokens.ts';
import { writeBreaches } from './writes.ts';

/** Every way in which the tests break the server. */
export const BREACHES: readonly Breach[] = [
  ...shareBreaches,
  ...depositBreaches,
  ...kepBreaches,
  ...loanBreaches,
  ...otherBreaches,
  ...screenBreaches,
  ...agreementBreaches,
  ...dayBreaches,
  ...agencyBreaches,
  ...pageBreaches,
  ...ownerBreaches,
  ...doorBreaches,
  ...tokenBreaches,
  ...writeBreaches,
  ...headerBreaches,
  ...byteBreaches,
  ...formBreaches,
];
