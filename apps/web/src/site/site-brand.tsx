import { Brand } from '@coop/ui/brand';
import { initialsOf } from './initials.ts';
import { useSite } from './site.tsx';

/** The cooperative as its seal and the heads of papers name it, from the site configuration. */
export function useBrand() {
  const site = useSite();
  const { coopNameTH: nameTH, coopNameEN: nameEN, logo } = site;
  return { nameTH, nameEN, initials: initialsOf(site), ...(logo && { logoUrl: logo }) };
}

/** Seal and both names of the cooperative. */
export const SiteBrand = ({ onBar }: { onBar?: boolean }) => (
  <Brand {...useBrand()} onBar={onBar} />
);
