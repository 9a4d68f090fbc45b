import type { Address } from './address.ts';
import { info } from './info.ts';
import { infoAbout } from './info-about.ts';
import { memberAccess } from './member-access.ts';
import { memberRecords } from './member-records.ts';
import { memberRights } from './member-rights.ts';
import { membergroup } from './membergroup.ts';

/** Every address of the portal. */
export const ADDRESSES: readonly Address[] = [
  ...info,
  ...infoAbout,
  ...memberAccess,
  ...memberRecords,
  ...memberRights,
  ...membergroup,
];

/** Returns the folder of a screen in the source of the web: `member/loan-statement`. */
export const screenOf = ({ path, screen }: Address): string => screen ?? path.slice(1);
