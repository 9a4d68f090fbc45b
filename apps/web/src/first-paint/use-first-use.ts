import { useEffect, useState } from 'react';
import { whenFirstUsed } from './first-use.ts';

/** Whether the page has been used, or there has been something to say. */
export function useFirstUse(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => whenFirstUsed(() => setUsed(true)), []);
  return isUsed;
}
