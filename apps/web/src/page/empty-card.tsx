import { Card } from '@coop/ui/card';
import { EmptyState, type EmptyStateProps } from '@coop/ui/empty-state';

interface EmptyCardProps extends EmptyStateProps {
  /** Name of what there is nothing of, where the page has more than that. */
  readonly heading?: string;
}

/** A card that says why there is nothing. */
export const EmptyCard = ({ heading, ...state }: EmptyCardProps) => (
  <Card title={heading}>
    <EmptyState {...state} />
  </Card>
);
