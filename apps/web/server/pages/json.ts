/** JSON for a script element, escaped so that no text in it can end the element. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** An element that holds data for the page's code. */
export const dataElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${asJson(value)}</script>`;
