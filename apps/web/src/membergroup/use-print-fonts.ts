import './print-fonts.css';
import { useEffect } from 'react';

const SAMPLE = 'ก1';

/** Fetches the face of a paper that is only drawn while it is printed: by then it is too late to ask for it. */
export function usePrintFonts(): void {
  useEffect(() => {
    for (const weight of [400, 700]) {
      // A file that does not come leaves the page's own face.
      document.fonts?.load(`${weight} 10pt Sarabun`, SAMPLE).catch(() => undefined);
    }
  }, []);
}
