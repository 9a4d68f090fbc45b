import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './feed.tsx';

/** Provides the feed cache to the parts of the public site that load feeds; its first view does without. */
export function Feeds({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
