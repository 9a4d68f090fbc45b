import { useState } from 'react';

const PREFIX = 'ผิดพลาด: ';

/** While a form of the page is shown with something wrong, the title of the window begins with that. */
export function FailedTitle() {
  // React puts a new title in front of those that are there, and the first one is the window's.
  const [title] = useState(() => document.title.replace(PREFIX, ''));
  return <title>{PREFIX + title}</title>;
}
