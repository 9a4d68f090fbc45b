import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { isPage } from './site-href.ts';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Result of `siteHref`. */
  readonly href: string | undefined;
  readonly newTab?: boolean;
  readonly children: ReactNode;
};

const DISABLED = { role: 'link', 'aria-disabled': true, tabIndex: 0 } as const;
const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** A link from a feed to a page of this product, a file or another site; without an address it is disabled. */
export function SiteLink({ href, newTab = false, children, ...rest }: SiteLinkProps) {
  if (href !== undefined && !newTab && isPage(href)) {
    return (
      <Link {...rest} to={href}>
        {children}
      </Link>
    );
  }
  const way = href === undefined ? DISABLED : { href, ...(newTab && NEW_TAB) };
  return (
    <a {...rest} {...way}>
      {children}
    </a>
  );
}
