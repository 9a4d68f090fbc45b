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
}

export type Check = (exchange: Exchange) => Finding[];
