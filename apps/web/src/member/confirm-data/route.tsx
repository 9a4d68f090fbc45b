import type { ConfirmLetter, ConfirmReply } from '@coop/contracts/member/confirm-data';
import { FailedState } from '@coop/ui/failed-state';
import { useState } from 'react';
import { FeedView } from '../../feed/feed-view.tsx';
import { feedKey, queryClient } from '../../feed/query-client.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { noteReply, roundOf, useConfirmQuery } from '../../parts/confirm/confirm-round.ts';
import { paths } from '../../site/paths.ts';
import { AnswerForm } from './answer-form.tsx';
import { PaperTools } from './paper-tools.tsx';
import { Receipt } from './receipt.tsx';
import { text } from './text.ts';

const BLOCKS = ['5rem', '40rem'] as const;

/** /member/confirmData: the letter of the round, its answers line by line, and afterwards the receipt. */
export function Component() {
  const query = useConfirmQuery();
  return (
    <MemberPage title={text.title} isPaper>
      <FeedView feed={query} blocks={BLOCKS}>
        {(data) => {
          const round = roundOf(data);
          if (!round) return <Refused words={data.massage} query={query} />;
          if (round.confirmStatus === 0)
            return <Nothing title={text.noRound} more={text.noRoundMore} />;
          if (round.checkIsMemberIn === 0) {
            return <Nothing title={text.outOfScope} more={text.outOfScopeMore} />;
          }
          return <OpenRound />;
        }}
      </FeedView>
    </MemberPage>
  );
}

function Refused({ words, query }: { words: string; query: ReturnType<typeof useConfirmQuery> }) {
  return (
    <FailedState
      title={text.unknown}
      {...(words && { detail: words })}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}

function Nothing({ title, more }: { title: string; more: string }) {
  return (
    <EmptyCard
      title={title}
      action={<LinkButton to={paths.member.status}>{text.toStatus}</LinkButton>}
    >
      {more}
    </EmptyCard>
  );
}

function OpenRound() {
  const feed = useFeed('memberConfirmLetterShow', {});
  const [isNew, setIsNew] = useState(false);
  const keepReply = (letter: ConfirmLetter, reply: ConfirmReply) => {
    queryClient.setQueryData(feedKey('memberConfirmLetterShow', {}), { ...letter, reply });
    noteReply(reply);
    setIsNew(true);
  };
  return (
    <FeedView feed={feed} blocks={BLOCKS}>
      {(letter) =>
        letter.reply ? (
          <Receipt letter={letter} reply={letter.reply} isNew={isNew} />
        ) : (
          <>
            <AnswerForm
              key={letter.letter_no}
              letter={letter}
              onSent={(reply) => keepReply(letter, reply)}
              onRefused={() => void feed.refetch()}
            />
            <PaperTools letter={letter} />
          </>
        )
      }
    </FeedView>
  );
}
