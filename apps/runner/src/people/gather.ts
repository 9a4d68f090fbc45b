import { endpointKeys } from '@coop/contracts/endpoints';
import { exampleInput } from '@coop/contracts/examples/inputs';
import { type Gathered, Gathering } from '../call/gathering.ts';
import { operationOf } from '../call/operation.ts';
import type { Who } from '../cases/case.ts';
import { type Probe, unrecorded } from '../probe/probe.ts';

/**
 * Collects values from the answers of every reading call that needs no input, in one person's session, and of the lists
 * that are open to all.
 */
export async function gather(
  who: Who,
  probe: Probe,
  paths: Readonly<Record<string, string>>,
): Promise<Gathered> {
  const gathering = new Gathering();
  for (const key of endpointKeys) {
    const operation = operationOf(key, paths);
    const { session, changes, body, params } = operation.endpoint;
    const isOwn =
      session === who || (who === 'other' && session === 'member') || session === 'none';
    const isOpenList = session === 'none' && key.endsWith('List');
    const needsInput = Object.keys(body?.shape ?? {}).length > 0;
    if (!isOwn || changes || params || (needsInput && !isOpenList)) continue;
    const item = {
      family: 'example',
      name: 'to learn numbers',
      session: session === 'none' ? ('none' as const) : who,
      expects: { kind: 'answer' },
      ...(body && { body: exampleInput(key).body ?? {} }),
    } as const;
    const answer = await probe.run(operation, item, unrecorded);
    if (answer.status === 200) gathering.take(answer.body);
  }
  return gathering.found;
}
