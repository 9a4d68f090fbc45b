import { loadCode } from './routes.tsx';

/** The browser's hint that the person saves data; not in every browser. */
interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Places where one comes near to a link or begins with a form before one leaves by it. */
const NEAR = ['pointerover', 'focusin', 'touchstart'] as const;
const PRESSED = ['pointerdown'] as const;

/** The page to which a press here, or sending this form, will lead; undefined for another site's or none. */
function nextPage(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const form = target.closest<HTMLElement>('form[data-next]');
  if (form) return form.dataset.next;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  return link?.origin === location.origin ? link.pathname : undefined;
}

/**
 * Loads the code of a page, and what asks the backend, when one comes near to a link to it, once for each page; for those
 * who save data only when the link is pressed.
 */
export function loadOnTheWay(): void {
  const seen = new Set<string>();
  const { connection } = navigator as Connection;
  const come = ({ target }: Event) => {
    const page = nextPage(target);
    if (page === undefined || seen.has(page)) return;
    seen.add(page);
    // A failed download is tried again, and reported, where the page is opened.
    Promise.all([loadCode(page), import('../client/backend.ts')]).catch(() => undefined);
  };
  for (const name of connection?.saveData ? PRESSED : NEAR) {
    addEventListener(name, come, { passive: true });
  }
}
