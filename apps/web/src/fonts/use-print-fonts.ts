import { useEffect } from 'react';

const SAMPLE = 'ก1';

async function load(): Promise<void> {
  // Its sheet is for papers only, and weighs more than their styles.
  await import('./fonts-print.css');
  await Promise.all(
    [400, 700].map((weight) => document.fonts?.load(`${weight} 10pt Sarabun`, SAMPLE)),
  );
}

/** Fetches the face of a paper that is drawn while it is printed: by then it is too late to ask for it. */
export function usePrintFonts(): void {
  useEffect(() => {
    // What does not come leaves the page's own face.
    load().catch(() => undefined);
  }, []);
}
