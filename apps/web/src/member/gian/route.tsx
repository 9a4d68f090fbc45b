import type { MemberGian } from '@coop/contracts/member/gian';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { PrintedPapers } from '../../parts/papers/paper-sheet.tsx';
import { usePaper } from '../../parts/papers/use-paper.ts';
import { useMemberSession } from '../../session/session.ts';
import { CurrentDocument } from './current-document.tsx';
import { formFile } from './form-paper.ts';
import { Guarantors } from './guarantors.tsx';
import { Replaced } from './replaced.tsx';
import { text } from './text.ts';

export const loader: Loader = (page) => page.ask('memberGianList', {});

/** /member/gian: who receives what I leave, and who guarantees my loans. */
export function Component() {
  const feed = useFeed('memberGianList', {});
  const paper = usePaper();
  const session = useMemberSession();
  const document = feed.data && currentOf(feed.data);
  const form = document && session && { document, asOf: feed.data?.as_of ?? '', session };
  return (
    <MemberPage
      title={text.title}
      paper={form && !paper.isPage && <PrintedPapers of={() => formFile(form).papers} />}
    >
      <FeedView feed={feed} blocks={['26rem', '14rem', '16rem']}>
        {(data) => <BeneficiariesView data={data} onPrint={paper.printPage} />}
      </FeedView>
    </MemberPage>
  );
}

function currentOf({ documents }: MemberGian) {
  return documents.find((one) => one.document_status === 'มีผล');
}

interface ViewProps {
  readonly data: MemberGian;
  /** Prints the page and not the form. */
  readonly onPrint: () => void;
}

function BeneficiariesView({ data, onPrint }: ViewProps) {
  const current = currentOf(data);
  const replaced = data.documents.filter((one) => one !== current);
  return (
    <>
      {current ? (
        <CurrentDocument document={current} asOf={data.as_of} onPrint={onPrint} />
      ) : (
        <EmptyCard title={text.none}>{text.noneMore}</EmptyCard>
      )}
      {replaced.length > 0 && (
        <>
          <h2>{text.replaced}</h2>
          <Replaced documents={replaced} onPrint={onPrint} />
        </>
      )}
      <Guarantors guarantors={data.guarantors} onPrint={onPrint} />
    </>
  );
}
