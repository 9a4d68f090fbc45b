import { Parser } from 'htmlparser2';

/** Controls that do nothing until their script is there. */
const CONTROLS = ['button', 'input', 'select', 'textarea'];
/** Fields of the sign-in pages: what is typed into them before the scripts have come is kept. */
const KEPT = ['membership_no', 'memgroup_no', 'mem_password', 'remember'];
const DISABLED = ' disabled="" data-hydrating=""';

export interface RenderedBody {
  readonly html: string;
  /** Distinct style attributes, such as the length of a bar. */
  readonly styles: readonly string[];
}

/**
 * Collects the style attributes of a rendered page and disables the controls that do nothing until their script is
 * loaded; the page's code enables them (page/when-hydrated.tsx). A form with `method="get"`, which the browser sends
 * by itself, works without it.
 */
export function readBody(html: string, { leaveControls = false } = {}): RenderedBody {
  const styles = new Set<string>();
  let isInPlainForm = false;
  let written = '';
  let writtenTo = 0;
  const parser = new Parser({
    onopentag(tag, { style, ...found }) {
      if (style !== undefined) styles.add(style);
      if (tag === 'form') isInPlainForm = found.method === 'get';
      if (leaveControls || isInPlainForm || !CONTROLS.includes(tag)) return;
      if ('disabled' in found || 'data-plain' in found || KEPT.includes(found.name ?? '')) return;
      const end = parser.endIndex - (html[parser.endIndex - 1] === '/' ? 1 : 0);
      written += html.slice(writtenTo, end) + DISABLED;
      writtenTo = end;
    },
    onclosetag(tag) {
      if (tag === 'form') isInPlainForm = false;
    },
  });
  parser.end(html);
  return { html: written + html.slice(writtenTo), styles: [...styles] };
}
