import type { z } from 'zod/mini';

/** Returns every invalid field of a file, with zod's code or the message of our own check. */
function complaintsOf({ issues }: z.core.$ZodError): string[] {
  return issues.flatMap((issue) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    return fields.map((key) => {
      const field = [...issue.path, ...(key === undefined ? [] : [key])].map(String).join('.');
      const reason = issue.code === 'custom' ? issue.message : issue.code;
      return `${field || 'the whole file'} (${reason})`;
    });
  });
}

/**
 * Checks the data of a file under content/ against its schema. Throws an error that names the file and every invalid
 * field; items of a list are counted from 0.
 */
export function readContent<S extends z.ZodMiniType>(
  file: string,
  schema: S,
  data: unknown,
): z.output<S> {
  // Each file is checked once: compiling its schema would take longer than the check.
  const parsed = schema.safeParse(data, { jitless: true });
  if (!parsed.success) {
    throw new TypeError(`content/${file}: wrong value of ${complaintsOf(parsed.error).join(', ')}`);
  }
  return parsed.data;
}

/** Reads on the first call and keeps the result, so that long files do not delay the start. */
export function readOnce<T extends object>(read: () => T): () => T {
  let content: T | undefined;
  return () => {
    content ??= read();
    return content;
  };
}
