import type { PrintSheetProps } from '@coop/ui/print-sheet';
import { initialsOf } from '../../site/initials.ts';
import { useSite } from '../../site/site.tsx';

/** The cooperative as the head of a paper names it. */
export function useLetterhead(): PrintSheetProps['coop'] {
  const site = useSite();
  return {
    nameTH: site.coopNameTH,
    nameEN: site.coopNameEN,
    initials: initialsOf(site),
    ...(site.logo && { logoUrl: site.logo }),
    ...(site.coop_address && { address: site.coop_address }),
  };
}
