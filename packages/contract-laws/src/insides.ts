import { breaking, type Finding, type Seen } from './finding.ts';

const INSIDES: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'a stack trace',
    /\bat .{1,200}[\w)]:\d+:\d+|Traceback \(most recent|Stack trace:|#\d+ \/.+\.php/,
  ],
  ['a path of a source file', /node_modules|\/vendor\/|(?:\/\w+)+\.(?:php|ts|js|py|java)\b/],
  [
    'an error of the database',
    /SQLSTATE|ORA-\d{5}|syntax error at or near|You have an error in your SQL/i,
  ],
  [
    'a statement of the database',
    /\b(?:SELECT .{1,200} FROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM) /,
  ],
  [
    'an error of the framework',
    /PDOException|FST_ERR|ZodError|TypeError:|Fatal error<|Whoops, looks like/,
  ],
];

/** Texts that have has no place in a header either; addresses of pages may end like source files. */
const IN_HEADERS = INSIDES.filter(([what]) => what !== 'a path of a source file');

/** Finds headers that reveal how the backend is built. */
function insidesOfHeaders(headers: Seen['headers']): Finding[] {
  const lines = headers instanceof Headers ? [...headers] : [];
  const says = 'no stack trace and no SQL in a header';
  return lines.flatMap(([name, value]) =>
    IN_HEADERS.filter(([, pattern]) => pattern.test(value)).map(([what]) =>
      breaking('shows-insides', `header ${name}`, says, what),
    ),
  );
}

/** Finds answers that reveal how the backend is built, such as a stack trace or a query. */
export function insidesFindings({ status, text, headers }: Seen): Finding[] {
  const says = 'no stack trace, source path or SQL in an answer';
  const inText = INSIDES.filter(([, pattern]) => pattern.test(text)).map(([what]) =>
    breaking('shows-insides', `HTTP ${status}`, says, what),
  );
  return [...inText, ...insidesOfHeaders(headers)];
}
