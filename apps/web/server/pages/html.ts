import { asJson } from '../share/structured-data/json-ld-element.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** A text for HTML, between elements or as an attribute in double quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&<"]/g, (one) => ESCAPES[one] ?? one);

/** An element that holds data for the page's code. */
export const dataElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${asJson(value)}</script>`;
