// Sends the calls of a capsule again to a running mock, and prints the outcome of each, then FIXED or STILL: npm run
// capsule -- FILE [http://127.0.0.1:4000]. Exits 0 when fixed, 1 when not, 2 when it could not ask.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [file, mock = `http://127.0.0.1:${process.env.API_PORT || 4000}`] = process.argv.slice(2);

/** Calls the control plane; throws an error with its message. */
async function control(procedure, input) {
  const answer = await fetch(`${mock}/__control/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.error?.message ?? `${mock} answered ${answer.status}`);
  return body.result.data;
}

/** Reads a capsule's file; throws an error in plain words. */
function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const why = error.code === 'ENOENT' ? 'is not there' : 'is no capsule';
    throw new Error(`${path} ${why}`);
  }
}

function lineOf({ seq, call, was, now, outcome, why }) {
  const became = now === undefined ? why : `${was} → ${now}`;
  return `${outcome.padEnd(8)} #${seq} ${call}  ${became}`;
}

if (!file) {
  console.error('npm run capsule -- FILE [http://127.0.0.1:4000]');
  process.exit(2);
}
const world = `capsule-${randomUUID()}`;
try {
  const capsule = read(file);
  const { verdict, calls } = await control('capsule.check', { world, capsule });
  for (const call of calls) console.log(lineOf(call));
  console.log(verdict);
  await control('worlds.delete', { world });
  process.exitCode = verdict === 'FIXED' ? 0 : 1;
} catch (error) {
  console.error(error.cause?.message ?? error.message);
  process.exitCode = 2;
}
