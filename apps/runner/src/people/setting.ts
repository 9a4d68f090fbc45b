import type { KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import type { Control } from '../call/control.ts';
import type { Gathered } from '../call/gathering.ts';
import type { Operation } from '../call/operation.ts';
import type { Options } from '../call/options.ts';
import type { Wire } from '../call/wire.ts';
import type { Who } from '../cases/case.ts';
import type { Probe } from '../probe/probe.ts';
import type { People } from './people.ts';

/** Things that a run has ready before its first endpoint has its turn. */
export interface Setting {
  readonly options: Options;
  readonly operations: readonly Operation[];
  readonly probe: Probe;
  readonly people: People;
  readonly isMock: boolean;
  readonly wire: Wire;
  /** Control plane of a mock. */
  readonly control: Control | undefined;
  /** World of a mock in which the run asks. */
  readonly world: string | undefined;
  /** The cooperative's by-laws. */
  readonly byLaws: KnownByLaws;
  /** Values in the lists of one person; read once. */
  readonly gatheredOf: (who: Who) => Promise<Gathered>;
  /** Restores the mock's world; does nothing on another backend. */
  readonly restore: () => Promise<void>;
}
