import { finished } from 'node:stream/promises';
import { RewritingStream } from 'parse5-html-rewriting-stream';

/** Controls that do nothing until their script is there. */
const CONTROLS = ['button', 'input', 'select', 'textarea'];
/** Fields of the pages to sign in: what is typed into them before the scripts have come is kept. */
const KEPT = ['membership_no', 'memgroup_no', 'mem_password', 'remember'];

export interface RenderedBody {
  readonly html: string;
  /** Its style attributes, such as the length of a bar, each once. */
  readonly styles: readonly string[];
}

/**
 * Reads a rendered page once: finds its style attributes, and disables the controls that do nothing until their script
 * is loaded; the page's code enables them (page/enable-controls.tsx). A form with `method="get"`, which the browser
 * sends by itself, works without it.
 */
export async function readBody(
  html: string,
  { leaveControls = false } = {},
): Promise<RenderedBody> {
  const styles = new Set<string>();
  const stream = new RewritingStream();
  let isInPlainForm = false;
  stream.on('startTag', (tag, raw) => {
    const found = new Map(tag.attrs.map(({ name, value }) => [name, value]));
    const style = found.get('style');
    if (style !== undefined) styles.add(style);
    if (tag.tagName === 'form') isInPlainForm = found.get('method') === 'get';
    const isLeft =
      leaveControls ||
      isInPlainForm ||
      !CONTROLS.includes(tag.tagName) ||
      found.has('disabled') ||
      found.has('data-plain') ||
      KEPT.includes(found.get('name') ?? '');
    if (isLeft) return stream.emitRaw(raw);
    tag.attrs.push({ name: 'disabled', value: '' }, { name: 'data-hydrating', value: '' });
    return stream.emitStartTag(tag);
  });
  stream.on('endTag', (tag, raw) => {
    if (tag.tagName === 'form') isInPlainForm = false;
    stream.emitRaw(raw);
  });
  let rewritten = '';
  stream.on('data', (part: string) => {
    rewritten += part;
  });
  stream.end(html);
  await finished(stream);
  return { html: rewritten, styles: [...styles] };
}
