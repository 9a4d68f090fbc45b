import { lawsAcross } from '@coop/contract-laws/laws/between/across';
import { NOT_TOMORROW, REAL_DAY } from '@coop/contract-laws/laws/day';
import { laws } from '@coop/contract-laws/laws/laws';
import { CannotRun, WrongWords } from './call/cannot-run.ts';
import { readOptions } from './call/options.ts';
import { USAGE } from './call/usage.ts';
import { readBaseline, writeBaseline } from './report/baseline.ts';
import { buildReport } from './report/report.ts';
import { terminalText } from './report/terminal.ts';
import { prepareDirectory, writeReports } from './report/write.ts';
import { run } from './run/run.ts';

/** Lists the laws by name, with what they say and where they hold. */
function lawsText(): string {
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

const EXIT = { clean: 0, drift: 1, couldNotRun: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

export interface Output {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Says while it works what it is at; somebody has to look on. */
  readonly tell?: ((text: string) => void) | undefined;
}

async function carryOut(args: readonly string[], { say, tell }: Output): Promise<Exit> {
  const options = readOptions(args);
  // Read by Node at each connection.
  if (options.selfSigned) process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  if (options.out) prepareDirectory(options.out);
  if (!options.updateBaseline) readBaseline(options.baseline);
  const finished = await run(options, tell);
  const report = buildReport(finished);
  say(terminalText(report));
  if (options.out) say(`\nwritten: ${writeReports(report, options.out).join(', ')}`);
  if (options.baseline && options.updateBaseline) {
    const causes = report.compared.map(({ cause }) => cause);
    writeBaseline(options.baseline, finished.contract, causes);
    say(`\nbaseline of ${causes.length} causes: ${options.baseline}`);
    return EXIT.clean;
  }
  return report.isClean ? EXIT.clean : EXIT.drift;
}

/** Runs the command and returns its exit code. */
export async function command(args: readonly string[], output: Output): Promise<Exit> {
  if (args.includes('--help')) {
    output.say(USAGE);
    return EXIT.clean;
  }
  if (args.includes('--laws')) {
    output.say(lawsText());
    return EXIT.clean;
  }
  try {
    return await carryOut(args, output);
  } catch (error) {
    const isOurs = !(error instanceof CannotRun);
    const reason = error instanceof Error ? (isOurs ? error.stack : error.message) : String(error);
    const help = error instanceof WrongWords ? `\n\n${USAGE}` : '';
    output.complain(`could not run: ${reason}${help}`);
    return EXIT.couldNotRun;
  }
}
