import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { isPage } from './site-href.ts';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Result of `siteHref`. */
  readonly href: string | undefined;
  readonly newTab?: boolean;
  readonly children: ReactNode;
};

/** A link from a feed to a page of this product, a file or another site; without an address it is disabled. */
export function SiteLink({ href, newTab = false, children, ...rest }: SiteLinkProps) {
  if (href === undefined) {
    return (
      <a {...rest} role="link" aria-disabled tabIndex={0}>
        {children}
      </a>
    );
  }
  if (newTab) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  if (!isPage(href)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={href}>
      {children}
    </Link>
  );
}
