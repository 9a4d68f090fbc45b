/** Fields of the pages to sign in: what is typed into them before the scripts have come is kept. */
const KEPT = /name="(membership_no|memgroup_no|mem_password|remember)"|data-plain/;
/** A form that the browser sends by itself, as an address. */
const PLAIN_FORM = /(<form\b[^>]*\bmethod="get"[\s\S]*?<\/form>)/;

const disable = (html: string): string =>
  html.replace(/<(?:button|input|select|textarea)\b[^>]*>/g, (tag) =>
    KEPT.test(tag) || / disabled=/.test(tag)
      ? tag
      : tag.replace(/^<\w+/, '$& disabled="" data-hydrating=""'),
  );

/**
 * Disables the controls that do nothing until their script is loaded; the page's code enables them (page/screen.tsx).
 * Forms that are plain addresses work without it.
 */
export const disableUntilHydrated = (html: string): string =>
  html
    .split(PLAIN_FORM)
    .map((part) => (PLAIN_FORM.test(part) ? part : disable(part)))
    .join('');
