import { useEffect, useState } from 'react';

/** Long enough for somebody who types with one finger. */
const PAUSE_MS = 1_200;

/** Says a result to a screen reader when it has rested a while, never at every key. */
export function Announcement({ words }: { words: string }) {
  const [said, setSaid] = useState('');
  const [first] = useState(words);
  useEffect(() => {
    // The result the page opens with is read like the rest of the page.
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
