import { createContext, useContext } from 'react';
import { initialsOf } from '../../site/initials.ts';
import { useOrigin } from '../../site/rendered-page.ts';
import { useSite } from '../../site/site.tsx';
import type { FileOwner, Making } from './export-file.ts';

/** Owner whose page it is; the frame of an area says it once for all its tables. */
export const FileOwnerContext = createContext<FileOwner | undefined>(undefined);

/** Returns what the files of this page say besides their table; the moment of making is that of the call. */
export function useMaking(): () => Making {
  const config = useSite();
  const { coopNameTH: coopName, coopNameEN, coop_address: coopAddress, logo, colours } = config;
  const owner = useContext(FileOwnerContext);
  const origin = useOrigin();
  const brand = colours?.brand;
  const initials = initialsOf(config);
  const site = { coopName, coopNameEN, coopAddress, logo, brand, initials, origin };
  return () => ({ ...site, owner, madeAt: new Date().toISOString() });
}
