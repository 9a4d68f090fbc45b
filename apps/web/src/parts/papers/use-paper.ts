import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface Paper {
  /** Whether the page itself is being printed, and not its sheet. */
  readonly isPage: boolean;
  readonly printPage: () => void;
}

/** What a page with a printable sheet prints next: the sheet, unless a table requests the page itself. */
export function usePaper(): Paper {
  const [isPage, setIsPage] = useState(false);
  useEffect(() => {
    const done = () => setIsPage(false);
    addEventListener('afterprint', done);
    return () => removeEventListener('afterprint', done);
  }, []);
  const printPage = () => {
    // Rendered synchronously, because the print dialogue captures the page when it opens.
    flushSync(() => setIsPage(true));
    print();
  };
  return { isPage, printPage };
}
