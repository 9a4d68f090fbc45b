import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from './feed.tsx';
import { LayoutPlain } from './layout-plain.tsx';
import { MemberGate } from './member-gate.tsx';

/** For pages that want a session but not the member layout: the welcome page, before the terms are accepted. */
export function LayoutWelcome() {
  return (
    <QueryClientProvider client={queryClient}>
      <MemberGate>
        <LayoutPlain />
      </MemberGate>
    </QueryClientProvider>
  );
}
