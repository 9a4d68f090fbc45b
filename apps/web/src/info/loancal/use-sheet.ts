import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page for the agency is being printed, and how to begin. */
export function useSheet() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const end = () => setShown(false);
    addEventListener('afterprint', end);
    return () => removeEventListener('afterprint', end);
  }, []);
  const start = () => {
    // Rendered synchronously, because the print dialogue captures the page when it opens.
    flushSync(() => setShown(true));
    print();
  };
  return { shown, start };
}
