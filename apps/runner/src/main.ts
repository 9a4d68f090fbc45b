#!/usr/bin/env node
import { command } from './command.ts';

const { log: say, error: complain } = console;
const seconds = () => `${performance.now() / 1_000}`.split('.', 1)[0]?.padStart(4);
const tell = (text: string) => complain(`${seconds()} s  ${text}`);
process.exitCode = await command(process.argv.slice(2), {
  say,
  complain,
  tell: process.stderr.isTTY ? tell : undefined,
});
