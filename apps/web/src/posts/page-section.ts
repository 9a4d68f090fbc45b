import type { SiteText } from '@coop/contracts/site-text';
import type { ReactNode } from 'react';

/** A section of the page, of the deployment's text or of the software's own. */
export interface PageSection {
  /** Anchor. */
  readonly id: string;
  readonly heading: string;
  /** HTML of the deployment, or what the software shows. */
  readonly content: { readonly html: string } | { readonly node: ReactNode };
}

/** A section of the software's own. */
export const ownSection = (
  name: string | number,
  heading: string,
  node: ReactNode,
): PageSection => ({
  id: `portal-${name}`,
  heading,
  content: { node },
});

/** The sections of a text, each with an anchor of its own. */
export function sectionsOf({ sections }: Pick<SiteText, 'sections'>): PageSection[] {
  const taken = new Set<string>();
  return sections.map(({ id, heading, html }, place) => {
    const anchor = id && !taken.has(id) ? id : `section-${place + 1}`;
    taken.add(anchor);
    return { id: anchor, heading, content: { html } };
  });
}
