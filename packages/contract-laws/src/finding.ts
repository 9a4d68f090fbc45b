/** breaking: the portal cannot rely on the answer; additive: more than the contract; cosmetic: another spelling. */
export const SEVERITIES = ['breaking', 'additive', 'cosmetic'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A place where an answer differs from the contract. */
export interface Finding {
  readonly severity: Severity;
  /** A short name: `missing`, `server-error`. */
  readonly kind: string;
  /** A JSON path with `*` for list places, or `HTTP 500`. */
  readonly path: string;
  readonly says: string;
  /** Answer of the backend, personal data masked. */
  readonly sent: string;
}

/** Makes findings of a severity: kind, path, what the contract says there, and what was sent. */
const findings =
  (severity: Severity) =>
  (kind: string, path: string, says: string, sent: string): Finding => ({
    severity,
    kind,
    path,
    says,
    sent,
  });
export const breaking = findings('breaking');
export const cosmetic = findings('cosmetic');

/** An answer as the checks need it. */
export interface Seen {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly text: string;
  /** Parsed JSON; undefined for anything else. */
  readonly body: unknown;
}
