/**
 * What was typed into a field, by a person or by the browser's store of passwords, of a page that the server wrote and
 * whose script has only now come; empty on a page that has just been opened.
 */
export function typedIn(name: string): string {
  return document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
}
