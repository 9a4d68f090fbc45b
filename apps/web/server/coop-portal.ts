#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { MOCK_PATHS } from './proxy/backend-paths.ts';

const USAGE = `npx coop-portal [--port N] [--mock ORIGIN]

Serves the portal on this machine, in front of a mock, with its control plane, console and worlds. Port 3000 and
http://127.0.0.1:4000 if none are named.`;

function refuse(error: unknown): never {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exit(2);
}

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ options: { port: text, mock: text, help: { type: 'boolean' } } }).values;
  } catch (error) {
    return refuse(error);
  }
}

const { port, mock, help } = readArguments();
if (help) console.log(USAGE);
else {
  const { start } = await import('./start.ts');
  const environment = { ...(port && { PORT: port }), ...(mock && { BACKEND_URL: mock }) };
  const forMock = { EXTRA_PATHS: MOCK_PATHS.join(' '), WORLD_COOKIE: 'mock_world' };
  await start({ ...forMock, ...process.env, ...environment }, []);
}
