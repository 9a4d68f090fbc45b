#!/usr/bin/env node
import { parseArgs } from 'node:util';

const USAGE = `npx coop-mock [--port N]

Starts the mock backend on this machine, with its control plane (MOCK_CONTROL=0: without) and the testers' console under
/__console. Port 4000 if none is named; SEED, POPULATION, CLOCK_START, DATA_FILE and the others are variables of the
environment.`;

function refuse(error: unknown): never {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exit(2);
}

function readArguments() {
  try {
    const options = { port: { type: 'string' }, help: { type: 'boolean' } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse(error);
  }
}

const { port, help } = readArguments();
if (help) console.log(USAGE);
else {
  process.env.MOCK_CONTROL ??= '1';
  if (port !== undefined) process.env.API_PORT = port;
  await import('./server.ts');
}
