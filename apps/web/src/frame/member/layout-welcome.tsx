import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../feed/feed.tsx';
import { MemberGate } from '../../gates/member-gate.tsx';
import { LayoutPlain } from '../layout-plain.tsx';

/** For pages that want a session but not the member layout: the welcome page, before the terms are accepted. */
export default function LayoutWelcome() {
  return (
    <QueryClientProvider client={queryClient}>
      <MemberGate>
        <LayoutPlain />
      </MemberGate>
    </QueryClientProvider>
  );
}
