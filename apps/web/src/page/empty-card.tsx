import { Card } from '@coop/ui/card';
import { EmptyState, type EmptyStateProps } from '@coop/ui/empty-state';

/** A card that says why there is nothing. */
export const EmptyCard = (state: EmptyStateProps) => (
  <Card>
    <EmptyState {...state} />
  </Card>
);
