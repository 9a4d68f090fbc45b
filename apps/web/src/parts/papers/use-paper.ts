import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface Paper {
  /** Whether the page itself is being printed, and not its sheet. */
  readonly isPage: boolean;
  readonly printPage: () => void;
}

/** What the next print of a page with a sheet of its own is: the sheet, unless a table asks for the page. */
export function usePaper(): Paper {
  const [isPage, setIsPage] = useState(false);
  useEffect(() => {
    const done = () => setIsPage(false);
    addEventListener('afterprint', done);
    return () => removeEventListener('afterprint', done);
  }, []);
  const printPage = () => {
    // The dialogue photographs the page as it is when it opens.
    flushSync(() => setIsPage(true));
    print();
  };
  return { isPage, printPage };
}
