import type { Finding } from '@coop/contract-laws/finding';
import type { KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import type { Answer, Sent } from '../call/answer.ts';
import type { Operation } from '../call/operation.ts';
import type { Case } from '../cases/case.ts';

/** A case with its answer. */
export interface Exchange {
  readonly operation: Operation;
  readonly testCase: Case;
  readonly sent: Sent;
  readonly answer: Answer;
  /** Number of the member or agency whose session the call carried. */
  readonly owner?: string | undefined;
  /** Moment when the answer was made by the backend's clock, milliseconds since 1970, where it is known. */
  readonly now?: number | undefined;
  /** Bangkok day by the backend's clock, where it is known. */
  readonly today?: string | undefined;
  /** The cooperative's by-laws, as its site configuration has them; the example's if absent. */
  readonly byLaws?: KnownByLaws | undefined;
}

export type Check = (exchange: Exchange) => Finding[];
