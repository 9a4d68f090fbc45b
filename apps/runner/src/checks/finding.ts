import type { Finding } from '@coop/contracts/drift/finding';
import type { Case } from '../cases/case.ts';
import type { Operation } from '../operation.ts';
import type { Answer, Sent } from '../target/answer.ts';

/** A case that was carried out. */
export interface Exchange {
  readonly operation: Operation;
  readonly one: Case;
  readonly sent: Sent;
  readonly answer: Answer;
}

export type Check = (exchange: Exchange) => Finding[];
