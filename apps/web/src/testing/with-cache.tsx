import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../feed/query-client.ts';

/** Shows what wraps a hook or a component that makes calls, where no screen does. */
export const WithCache = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
