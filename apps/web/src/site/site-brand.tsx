import { Brand } from '@coop/ui/brand';
import { initialsOf } from './initials.ts';
import { useSite } from './site.tsx';

/** Seal and both names of the cooperative, from the site configuration. */
export function SiteBrand({ onBar }: { onBar?: boolean }) {
  const site = useSite();
  return (
    <Brand
      nameTH={site.coopNameTH}
      nameEN={site.coopNameEN}
      initials={initialsOf(site)}
      logoUrl={site.logo}
      onBar={onBar}
    />
  );
}
