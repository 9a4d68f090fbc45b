import type { Told } from '@coop/contract-laws/laws/law';
import { findingsAcross, lawFindings } from '@coop/contract-laws/laws/laws';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';

/** Returns what the laws of the contract say against the answers to one person, up to a day. */
export function lawComplaints(all: Told, today: string): string[] {
  const single = Object.entries(all).flatMap(([key, answers]) =>
    answers.flatMap((answer) =>
      lawFindings(key as EndpointKey, answer, {}, today, BY_LAWS).map((finding) => ({
        at: key,
        finding,
      })),
    ),
  );
  return [...single, ...findingsAcross(all)].map(
    ({ at, finding: { kind, path, sent } }) => `${at} ${kind} ${path}: ${sent}`,
  );
}
