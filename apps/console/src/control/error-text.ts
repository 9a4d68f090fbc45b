import { TRPCClientError } from '@trpc/client';

/** Whether the mock answered and said no, and is not just out of reach. */
export function isRefusal(error: unknown): boolean {
  return error instanceof TRPCClientError && Boolean(error.data);
}

interface Issue {
  readonly message?: unknown;
  readonly path?: unknown;
}

function issuesOf(message: string): readonly Issue[] | undefined {
  try {
    const parsed: unknown = JSON.parse(message);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const wordsOf = ({ message, path }: Issue) =>
  [Array.isArray(path) ? path.join('.') : '', String(message ?? '')].filter(Boolean).join(': ');

/** What the server said about a misuse, in its own words; a list of issues as lines of `field: reason`. */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return issuesOf(message)?.map(wordsOf).join('\n') ?? message;
}
