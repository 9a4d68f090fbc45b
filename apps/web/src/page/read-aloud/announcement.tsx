import { useEffect, useState } from 'react';

/** Long enough for somebody who types with one finger. */
const PAUSE_MS = 1_200;

/**
 * Tells a screen reader once what a press or a key has changed elsewhere on the page, when it has not changed for a while.
 * The first words are not announced, because they are read with the page; they may come later than the page.
 */
export function Announcement({ words }: { words: string }) {
  const [announced, setAnnounced] = useState('');
  const [first, setFirst] = useState(words);
  if (first === '' && words !== '') setFirst(words);
  useEffect(() => {
    if (words === '' || (words === first && announced === '')) return;
    const timer = setTimeout(() => setAnnounced(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, first, announced]);
  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  );
}
