/**
 * Replaces the title of index.html by one at the end of the head. React puts the title of a page before it, and the
 * window has this fallback while no page is rendered, between two pages.
 */
export function keepTitled(name: string): void {
  const title = document.createElement('title');
  title.textContent = name;
  for (const one of document.head.querySelectorAll('title:not([data-prerendered])')) one.remove();
  document.head.append(title);
}
