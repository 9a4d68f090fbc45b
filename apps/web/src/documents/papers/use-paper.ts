import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Sets what a page with a printable sheet prints next: the sheet, unless a table requests the page itself (`isPage`).
 */
export function usePaper() {
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
