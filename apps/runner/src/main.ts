#!/usr/bin/env node
import { command } from './command.ts';

const { log: say, error: complain } = console;
process.exitCode = await command(process.argv.slice(2), { say, complain });
