import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { unit } from '@coop/cooperative/chance/hash';
import { openFactFile } from '../../world/state/store/fact-file.ts';
import { GROUP_SIZE, groupOf, photoFact, postFact } from './facts-to-write.ts';

const WRITER = fileURLToPath(new URL('./fact-writer.ts', import.meta.url));
/** Maximum time a writer lives after opening the file. */
const LIFE_MS = 25;
/** Fraction killed earlier, perhaps while opening it, and their maximum time after the start. */
const EARLY_SHARE = 0.1;
const EARLY_MS = 200;
/** Worlds of earlier rounds that must still be whole. */
const KEPT_ROUNDS = 5;
const INTEGRITY_EVERY = 100;

/** The last number of each kind that was acknowledged, or found. */
interface Written {
  readonly post: number;
  readonly photo: number;
  readonly group: number;
}

export interface KillReport {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Facts found without an acknowledgement: the write that was under way. */
  readonly unacknowledged: number;
}

function lastOf(lines: readonly string[], kind: string): number {
  const line = lines.findLast((other) => other.startsWith(`${kind} `));
  return line === undefined ? 0 : Number(line.slice(kind.length + 1));
}

/** Starts a writer and kills it at a moment that the seed and the round decide. */
async function writeAndKill(file: string, world: string, roll: (what: string) => number) {
  const child = spawn(process.execPath, [WRITER, file, world], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = text(child.stdout);
  const isEarly = roll('early') < EARLY_SHARE;
  if (!isEarly) await once(child.stdout, 'data');
  const life = roll('life') * (isEarly ? EARLY_MS : LIFE_MS);
  const timer = setTimeout(() => child.kill('SIGKILL'), life);
  const [code, signal] = await once(child, 'close');
  clearTimeout(timer);
  if (signal !== 'SIGKILL') throw new Error(`the writer ended by itself: ${code ?? signal}`);
  // A cut line does not count.
  const lines = (await output).split('\n').slice(0, -1);
  const [post, photo, group] = ['post', 'photo', 'group'].map((kind) => lastOf(lines, kind));
  return { post: post ?? 0, photo: photo ?? 0, group: group ?? 0 };
}

function ensure(holds: boolean, what: string): void {
  if (!holds) throw new Error(`after kill -9: ${what}`);
}

const count = ({ post, photo, group }: Written) => post + photo + group;

/** The write that was under way when the writer was killed may be there, too. */
function ensureLast(kind: string, found: number, was: number): void {
  ensure(found === was || found === was + 1, `${found} is the last ${kind}, not ${was}`);
}

/** Checks that everything written is there and whole; one more may be. Returns what was found. */
function check(store: ReturnType<typeof openFactFile>, world: string, was: Written): Written {
  const facts = store.load(world);
  const posts = facts.filter(({ kind }) => kind === 'board-post');
  ensureLast('post', posts.length, was.post);
  posts.forEach((post, index) => {
    ensure(isDeepStrictEqual(post, postFact(index + 1)), `post ${index + 1} is another`);
  });
  const photos = facts.filter(({ kind }) => kind === 'avatar');
  const photo = (photos[0]?.at ?? photoFact(0).at) - photoFact(0).at;
  ensureLast('photo', photo, was.photo);
  ensure(
    isDeepStrictEqual(photos, photo > 0 ? [photoFact(photo)] : []),
    `photo ${photo} is another`,
  );
  const group = store.load(`${world}-group`);
  const generation = group.length > 0 ? (group[0]?.at ?? 0) - photoFact(0).at : 0;
  ensureLast('group', generation, was.group);
  const expected = generation > 0 ? groupOf(generation) : [];
  ensure(
    isDeepStrictEqual(group, expected),
    `group ${generation} has ${group.length} of ${GROUP_SIZE}`,
  );
  return { post: posts.length, photo, group: generation };
}

function checkFile(file: string, pragma: 'quick_check' | 'integrity_check'): void {
  const db = new DatabaseSync(file, { readOnly: true });
  const found = db.prepare(`PRAGMA ${pragma}`).all();
  db.close();
  ensure(
    isDeepStrictEqual(Object.values(found[0] ?? {}), ['ok']),
    `the file: ${JSON.stringify(found)}`,
  );
}

/** Runs rounds of writing, killing and reading on one file. Throws at the first fact that is lost or incomplete. */
export async function killWriters(file: string, rounds: number, seed: string): Promise<KillReport> {
  const kept = new Map<string, Written>();
  let acknowledged = 0;
  let unacknowledged = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const world = `round-${round}`;
    const was = await writeAndKill(file, world, (what) => unit(`${seed}/${what}`, round));
    const store = openFactFile(file);
    const found = check(store, world, was);
    acknowledged += count(was);
    unacknowledged += count(found) - count(was);
    for (const [earlier, safe] of kept) check(store, earlier, safe);
    kept.set(world, found);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_ROUNDS && oldest !== undefined) {
      kept.delete(oldest);
      for (const name of [oldest, `${oldest}-group`]) store.replace(name, []);
    }
    store.close();
    checkFile(file, round % INTEGRITY_EVERY === 0 ? 'integrity_check' : 'quick_check');
  }
  return { rounds, acknowledged, unacknowledged };
}
