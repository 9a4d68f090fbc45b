import { ApiError } from '@coop/contracts/api-error';
import type { Body } from '@coop/contracts/endpoints';
import type { VerifiedPaper } from '@coop/contracts/info/verify';
import { useCallback, useRef, useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { withRequestedBotCheck } from '../../client/bot-check.ts';
import { useSite } from '../../site/site.tsx';
import { failureWords } from '../../toasts/notify.ts';

/** Answer of the cooperative about a paper so far. */
export type Answer =
  | { readonly is: 'none' | 'asking' | 'unknown' }
  | { readonly is: 'paper'; readonly paper: VerifiedPaper }
  | { readonly is: 'failed'; readonly words: string };

/** A paper is confirmed only where everything that is said of it can be read. */
function answerOf(paper: VerifiedPaper): Answer {
  const { state, number, date, amount } = paper;
  const isComplete = state && number && date && amount;
  return isComplete ? { is: 'paper', paper } : { is: 'failed', words: failureWords(undefined) };
}

function failureOf(failure: unknown): Answer {
  if (failure instanceof ApiError && failure.status === 404) return { is: 'unknown' };
  const reported = failure instanceof ApiError ? failure.fields.recaptcha : undefined;
  return { is: 'failed', words: reported ?? failureWords(failure) };
}

/** Asks the cooperative about a paper; its answer is of the last that was asked about, and of none once it is forgotten. */
export function useAsking() {
  const api = useApi();
  const site = useSite();
  const [answer, setAnswer] = useState<Answer>({ is: 'none' });
  const latestTurn = useRef(0);
  const begin = useCallback((is: 'none' | 'asking') => {
    latestTurn.current += 1;
    setAnswer({ is });
    return latestTurn.current;
  }, []);
  const ask = useCallback(
    async (body: Body<'infoVerifyShow'>) => {
      const turn = begin('asking');
      const tell = (newAnswer: Answer) => turn === latestTurn.current && setAnswer(newAnswer);
      try {
        const paper = await withRequestedBotCheck(site, (check) =>
          api('infoVerifyShow', { body: { ...body, ...check } }),
        );
        tell(answerOf(paper));
      } catch (failure) {
        tell(failureOf(failure));
      }
    },
    [api, site, begin],
  );
  return { answer, ask, forget: () => begin('none') };
}
