import { useEffect, useState } from 'react';

/** Long enough for somebody who types with one finger. */
const PAUSE_MS = 1_200;

/** Announces a result to screen readers once it has not changed for a while, not at every key. */
export function Announcement({ words }: { words: string }) {
  const [said, setSaid] = useState('');
  const [first] = useState(words);
  useEffect(() => {
    // The first result is not announced, because it is read with the page.
    if (words === first && said === '') return;
    const timer = setTimeout(() => setSaid(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, first, said]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
