import type { PrintSheetProps } from '@coop/ui/print-sheet';
import { useSite } from '../../site/site.tsx';
import { useBrand } from '../../site/site-brand.tsx';

/** The cooperative as the head of a paper names it. */
export function useLetterhead(): PrintSheetProps['coop'] {
  const { coop_address: address } = useSite();
  return { ...useBrand(), ...(address && { address }) };
}
