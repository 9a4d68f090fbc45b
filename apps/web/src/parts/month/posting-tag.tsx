import { Tag, type TagTone } from '@coop/ui/tag';

/** Payment state of the collection of a month. */
export interface Posting {
  /** '1' once the money has been received. */
  readonly status: string;
  /** Due date. */
  readonly due: string;
}

/** Whether it is overdue. */
export function hasFailed({ status, due }: Posting, asOf: string): boolean {
  return status !== '1' && due <= asOf;
}

export function postingStatus(posting: Posting, asOf: string): { tone: TagTone; words: string } {
  if (posting.status === '1') return { tone: 'positive', words: 'รับเงินแล้ว' };
  return hasFailed(posting, asOf)
    ? { tone: 'negative', words: 'ไม่ได้รับเงิน' }
    : { tone: 'waiting', words: 'ยังไม่รับเงิน' };
}

/** Received, still to come, or failed. */
export function PostingTag({ posting, asOf }: { posting: Posting; asOf: string }) {
  const { tone, words } = postingStatus(posting, asOf);
  return <Tag tone={tone}>{words}</Tag>;
}
