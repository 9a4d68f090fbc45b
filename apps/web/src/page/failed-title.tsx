import { useState } from 'react';

const PREFIX = 'ผิดพลาด: ';

/** Puts a word for the error in front of the window's title while a form has errors. */
export function FailedTitle() {
  // React puts a new title in front of those that are there, and the first one is the window's.
  const [title] = useState(() => document.title.replace(PREFIX, ''));
  return <title>{PREFIX + title}</title>;
}
