import { ApiError } from '@coop/contracts/api-error';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FeedView } from '../feed/feed-view.tsx';
import { MemberPage } from '../frame/pages/member-page.tsx';
import { EmptyCard } from '../page/empty-card.tsx';
import { LinkButton } from '../page/link-button.tsx';
import { whose } from '../session/whose.ts';
import { NumberedName } from './numbered-name.tsx';

interface StatementPageProps<T> {
  readonly feed: UseQueryResult<T>;
  /** The contract or the account. */
  readonly no: string;
  /** Its kind; until that is loaded, the name of the statement. */
  readonly name: string;
  /** Address of the list of all contracts or accounts. */
  readonly list: string;
  readonly text: Readonly<Record<'title' | 'missing' | 'missingMore' | 'toList', string>>;
  readonly children: (data: T) => ReactNode;
}

/** The page of one contract or account, by the number in its address; an unknown number redirects to the list. */
export function StatementPage<T>(props: StatementPageProps<T>) {
  const { feed, no, name, list, text, children } = props;
  const missing = feed.error instanceof ApiError && feed.error.status === 404;
  return (
    <MemberPage heading={<NumberedName name={name} no={no} />} title={`${text.title} ${no}`}>
      {missing ? (
        <EmptyCard
          title={whose(text.missing)}
          action={
            <LinkButton to={list} variant="primary">
              {text.toList}
            </LinkButton>
          }
        >
          {whose(text.missingMore)}
        </EmptyCard>
      ) : (
        <FeedView feed={feed} blocks={['12rem', '22rem', '40rem']}>
          {children}
        </FeedView>
      )}
    </MemberPage>
  );
}
