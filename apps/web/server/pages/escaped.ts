const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** A text for HTML, between elements or as an attribute in double quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&<"]/g, (one) => ESCAPES[one] ?? one);
