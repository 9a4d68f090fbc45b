import { DemandKind } from '@coop/contracts/info/demand';
import * as z from 'zod/mini';
import demands2568 from '../../content/demands/2568.json' with { type: 'json' };
import demands2569 from '../../content/demands/2569.json' with { type: 'json' };
import privateDemands from '../../content/demands/private.json' with { type: 'json' };
import { readContent, readOnce } from '../content/read-content.ts';
import { Words, WrittenAt } from '../content/written.ts';
import { fillRules } from '../rules/fill-rules.ts';

/** A private demand: only author and staff can read more than number and status. */
const PrivateDemand = z.strictObject({
  no: z.string().check(z.regex(/^D\d{4}-\d{4}$/)),
  at: WrittenAt,
  kind: DemandKind,
  /** Days between the start of the work and the answer; absent while there is no answer. */
  doneAfterDays: z.exactOptional(z.int().check(z.positive())),
});

const OpenDemand = z.extend(PrivateDemand, {
  owner: z.string(),
  topic: Words,
  detail: Words,
  /** HTML by the staff. */
  reply: z.exactOptional(Words),
});

export interface SeedDemand extends z.infer<typeof OpenDemand> {
  readonly isPrivate: boolean;
}

const open = (file: string, data: unknown): SeedDemand[] =>
  readContent(file, z.array(OpenDemand), data).map(({ reply, ...demand }) => ({
    ...demand,
    ...(reply !== undefined && { reply: fillRules(reply) }),
    isPrivate: false,
  }));

const hidden = (file: string, data: unknown): SeedDemand[] =>
  readContent(file, z.array(PrivateDemand), data).map((item) => ({
    ...item,
    owner: '',
    topic: '',
    detail: '',
    isPrivate: true,
  }));

/** Demands of a new world; the numbers of the last year have no gap. */
export const seedDemands = readOnce((): readonly SeedDemand[] => [
  ...open('demands/2568.json', demands2568),
  ...open('demands/2569.json', demands2569),
  ...hidden('demands/private.json', privateDemands),
]);
