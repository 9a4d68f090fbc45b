import { asJson } from '../../share/structured-data/json-ld-element.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Escapes text for HTML, between elements or in an attribute with double quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&<"]/g, (word) => ESCAPES[word] ?? word);

/** Returns an element that holds data for the page's code. */
export const dataElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${asJson(value)}</script>`;
