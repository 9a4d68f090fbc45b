import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './feed.tsx';

/** Feeds for what is inside, outside of the member area: the public site's first view comes without them. */
export function Feeds({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
