import { Tag } from '@coop/ui/tag';
import { type Posting, postingStatus } from './posting.ts';

/** Received, in part, still to come, or failed. */
export function PostingTag({ posting, asOf }: { posting: Posting; asOf: string }) {
  const { tone, words } = postingStatus(posting, asOf);
  return <Tag tone={tone}>{words}</Tag>;
}
