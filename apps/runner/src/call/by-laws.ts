import { ByLawChanges } from '@coop/contracts/by-laws/by-law-changes';
import { byLawsOf, type KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import * as z from 'zod/mini';

const Site = z.object({ by_laws: z.optional(ByLawChanges) });

/** Returns the by-laws of the site configuration beside a backend; the example's where there is none that can be read. */
export async function byLawsAt(baseUrl: string, timeoutMs: number): Promise<KnownByLaws> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(`${baseUrl}/site.json`, { signal });
    return byLawsOf(Site.parse(await answer.json()).by_laws);
  } catch {
    return byLawsOf();
  }
}
