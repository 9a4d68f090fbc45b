import { lawsAcross } from '@coop/contracts/drift/laws/across';
import { NOT_TOMORROW, REAL_DAY } from '@coop/contracts/drift/laws/day';
import { laws } from '@coop/contracts/drift/laws/laws';

/** Every law by its name, with the sentence that a report says and where it holds. */
export function lawsText(): string {
  const single = laws.map(({ name, at, says }) => [name, says, at] as const);
  const across = lawsAcross.map(
    ({ name, between, says }) => [name, says, between.join(' + ')] as const,
  );
  const everywhere = [REAL_DAY, NOT_TOMORROW].map(
    ({ name, says }) => [name, says, 'every answer'] as const,
  );
  return [...everywhere, ...single, ...across]
    .map(([name, says, where]) => `${name.padEnd(24)} ${says} (${where})`)
    .join('\n');
}
