import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { sayFailure } from '../../toasts/say-failure.ts';
import type { AgencyPaperProps } from './agency-paper.ts';

/** The page for the agency while it is being printed, and how to begin; it is loaded when somebody asks for it. */
export function useSheet() {
  const [Sheet, setSheet] = useState<ComponentType<AgencyPaperProps>>();
  useEffect(() => {
    const end = () => setSheet(undefined);
    addEventListener('afterprint', end);
    return () => removeEventListener('afterprint', end);
  }, []);
  const start = async () => {
    try {
      const { AgencySheet } = await import('./agency-sheet.tsx');
      // Rendered synchronously, because the print dialogue captures the page when it opens.
      flushSync(() => setSheet(() => AgencySheet));
      print();
    } catch (error) {
      sayFailure(error);
    }
  };
  return { Sheet, start: () => void start() };
}
