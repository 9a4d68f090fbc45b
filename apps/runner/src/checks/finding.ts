import type { Finding } from '@coop/contracts/drift/finding';
import type { Answer, Sent } from '../call/answer.ts';
import type { Operation } from '../call/operation.ts';
import type { Case } from '../cases/case.ts';

/** A case that was carried out. */
export interface Exchange {
  readonly operation: Operation;
  readonly one: Case;
  readonly sent: Sent;
  readonly answer: Answer;
  /** Number of the member or agency whose session the call carried. */
  readonly owner?: string | undefined;
  /** Bangkok day, where the backend's clock is known. */
  readonly today?: string | undefined;
}

export type Check = (exchange: Exchange) => Finding[];
