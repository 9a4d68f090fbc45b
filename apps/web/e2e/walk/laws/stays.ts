import { type Control, controls } from '../../engines/eyes.ts';
import { pause } from '../../engines/tab.ts';
import { rest, settle } from '../enter.ts';
import type { Walk } from './law.ts';
import { pressControl } from './press.ts';

/** A field, what should stand in it, and whether the address changed with it. */
type Filled = Pick<Control, 'key' | 'name' | 'group' | 'value'> & { readonly inAddress?: boolean };

const MOST_FIELDS = 40;
/** A page writes to its address when nobody has typed for a while. */
const ADDRESS_MS = 450;
/** Time in which an answer that is asked for again has come. */
const ANSWERED_MS = 1_500;

/** Returns the fields of what is on top. */
export const fields = async ({ tab }: Walk): Promise<Control[]> =>
  (await controls(tab)).filter(({ kind }) => kind !== 'press');

/** Chooses the next option of a list, as its own menu does, and returns its words. */
function chooseNext(key: string): string {
  const list = eyes.find(key) as HTMLSelectElement | undefined;
  const usable = [...(list?.options ?? [])].filter((option) => !option.disabled && !option.hidden);
  const next = usable[(usable.findIndex((option) => option.selected) + 1) % usable.length];
  if (!list || !next) return '';
  list.scrollIntoView({ block: 'nearest' });
  next.selected = true;
  for (const event of ['input', 'change']) list.dispatchEvent(new Event(event, { bubbles: true }));
  return eyes.words(next.text);
}

/** Marks all of a field, and returns what a person may type there. */
function prepareField(key: string): string {
  const field = eyes.find(key) as HTMLInputElement | undefined;
  field?.focus();
  field?.select();
  if (!field || field.type === 'range') return '';
  if (field.type === 'password') return 'Somchai-2569!';
  const isNumber = /numeric|decimal|tel/.test(field.inputMode) || /number|tel/.test(field.type);
  const name = eyes.nameOf(field);
  const count = /พ\.ศ\./.test(name) ? '2570' : '10';
  const figure = /บาท/.test(name) ? '1000' : count;
  return (isNumber ? figure : 'เงิน').slice(0, field.maxLength > 0 ? field.maxLength : 9);
}

/** Fills in a field, and returns what should then stand there. */
async function fill(walk: Walk, { key, kind, value, isSearch }: Control): Promise<string> {
  const { tab } = walk;
  if (kind === 'choose') return tab.ask(chooseNext, key);
  if (kind === 'tick') return (await pressControl(walk, key)) ? 'ticked' : value;
  const text = await tab.ask(prepareField, key);
  await (kind === 'slide' ? tab.key('ArrowRight') : tab.type(text));
  if (isSearch) await tab.key('Enter');
  const stands = (await fields(walk)).find((field) => field.key === key)?.value ?? text;
  // A field may take fewer letters than are typed.
  return kind === 'slide' || (stands !== '' && text.startsWith(stands)) ? stands : text;
}

/** Letters and figures only: an amount gets its commas as soon as its field is left. */
const bare = (value: string) => value.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').replace(/^0+/, '');

/** Says which of these fields hold something else now; one that is no longer asked for says nothing. */
export async function changed(walk: Walk, all: readonly Filled[]): Promise<string[]> {
  if (all.length === 0) return [];
  const now = new Map((await fields(walk)).map(({ key, value }) => [key, value]));
  return all.flatMap(({ key, name, value }) => {
    const stands = now.get(key) ?? value;
    return bare(stands) === bare(value) ? [] : `«${name}» was «${value}» and is «${stands}».`;
  });
}

/** Tells whether a field is still in the window; one that is no longer asked for is nowhere. */
function isInSight(key: string): boolean {
  const { top, bottom } = eyes.find(key)?.getBoundingClientRect() ?? { top: 0, bottom: 1 };
  return bottom > 0 && top < innerHeight;
}

const after = (what: string, all: readonly string[]) => all.map((text) => `After ${what}, ${text}`);

/** Fills in one field after the other, each of which keeps what it holds. */
export async function stays(walk: Walk): Promise<readonly Filled[]> {
  const { tab, say } = walk;
  const search = () => tab.ask(() => location.search);
  const tried = new Set<string>();
  let done: Filled[] = [];
  while (tried.size < MOST_FIELDS) {
    const control = (await fields(walk)).find(
      // A box that is ticked already is left so.
      ({ key, kind, value }) => !tried.has(key) && !(kind === 'tick' && value === 'ticked'),
    );
    if (!control) break;
    tried.add(control.key);
    const { key, name, group } = control;
    const before = await search();
    const filled = { key, name, group, value: await fill(walk, control) };
    await rest(tab);
    await pause(ADDRESS_MS);
    // Of radio buttons one is chosen.
    done = done.filter((other) => other.value !== 'ticked' || other.group !== group);
    say('stays', after('it was filled in', await changed(walk, [filled])));
    if (!(await tab.ask(isInSight, key)))
      say('stays', `«${name}» is out of sight once it is filled in.`);
    say('stays', after(`«${name}» was filled in`, await changed(walk, done)));
    const now = new Map((await fields(walk)).map((field) => [field.key, field]));
    const inAddress = !now.get(key)?.isWrong && (await search()) !== before;
    done = [...done, { ...filled, inAddress }].map((other) => ({
      ...other,
      value: now.get(other.key)?.value ?? other.value,
    }));
  }
  if (done.length === 0) return done;
  // As somebody who comes back to this window after two minutes: what is old is asked for again.
  await tab.ask(() => {
    const { now } = Date;
    Date.now = () => now() + 120_000;
    const events = ['offline', 'visibilitychange', 'focus', 'online'];
    for (const event of events) dispatchEvent(new Event(event));
  });
  await pause(ANSWERED_MS);
  await rest(tab);
  say('stays', after('two minutes in another window', await changed(walk, done)));
  return done;
}

/** Checks that what the address says is there when the page is loaded anew. */
export async function staysAfterReload(walk: Walk, all: readonly Filled[]): Promise<void> {
  const promised = all.filter(({ inAddress }) => inAddress);
  if (promised.length === 0) return;
  await walk.tab.reload();
  await settle(walk.tab);
  const lost = await changed(walk, promised);
  walk.say('stays', after('the page was loaded anew as its address says', lost));
}
