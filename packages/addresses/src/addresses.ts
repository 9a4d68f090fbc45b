import type { Address } from './address.ts';
import { info } from './info.ts';
import { member, memberAccess } from './member.ts';
import { membergroup } from './membergroup.ts';

/** Every address of the portal. */
export const ADDRESSES: readonly Address[] = [...info, ...memberAccess, ...member, ...membergroup];

/** The folder of a screen in the source of the web: `member/loan-statement`. */
export const screenOf = ({ path, screen }: Address): string => screen ?? path.slice(1);
