import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { hrefOf, pathOf } from './location.ts';
import { type NavigateOptions, useLocation, useNavigate } from './use-location.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & NavigateOptions & { readonly to: string };

/** What the browser does by itself: a new tab or window, a download, a menu. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  return (
    event.button !== 0 ||
    event.metaKey ||
    event.altKey ||
    event.ctrlKey ||
    event.shiftKey ||
    download !== '' ||
    (target !== '' && target !== '_self')
  );
}

/** A link to a page of the portal. One to where one is puts no second entry into the history. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const href = hrefOf(pathOf(to, location.pathname));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    navigate(href, { replace: replace ?? href === hrefOf(location), state });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** Goes to another page as soon as it is rendered. */
export function Navigate({ to, replace, state }: NavigateOptions & { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { ...(replace && { replace }), state });
  }, [navigate, to, replace, state]);
  return null;
}
