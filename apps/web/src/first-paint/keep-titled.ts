/**
 * Puts a title behind those that the pages bring, in the place of the one that index.html has: React draws a page's
 * title before it, and where none is (a page is being left, the next one not there yet) the window is still called
 * something.
 */
export function keepTitled(name: string): void {
  const title = document.createElement('title');
  title.textContent = name;
  for (const one of document.head.querySelectorAll('title:not([data-prerendered])')) one.remove();
  document.head.append(title);
}
