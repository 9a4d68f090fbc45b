import { type Control, controls } from '../engines/eyes.ts';
import { pause, type Tab, until } from '../engines/tab.ts';
import { settle } from '../walk/enter.ts';

/** Acts of a person: presses, types, chooses, reads, turns a tablet; `holds` reads a field. */
export type Step =
  | readonly ['open' | 'press' | 'read' | 'not', string]
  | readonly ['type' | 'choose' | 'holds', field: string, words: string]
  | readonly ['turn', 'upright' | 'across']
  | readonly ['Esc' | 'back' | 'reload'];

const LONGEST_MS = 60_000;

/** Waits for a control of this name, or one whose name begins so; of several, the first. */
async function findControl(tab: Tab, name: string, isPressed: boolean): Promise<Control> {
  let names: readonly string[] = [];
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await pause(50)) {
    const all = (await controls(tab).catch(() => [])).filter(
      ({ kind }) => (kind === 'press' || kind === 'tick') === isPressed,
    );
    const found =
      all.find((control) => control.name === name) ??
      all.find((control) => control.name.startsWith(name));
    if (found) return found;
    names = all.map((control) => control.name);
  }
  throw new Error(`nothing is called «${name}», but: ${names.join(', ').slice(0, 500)}`);
}

async function press(tab: Tab, name: string): Promise<void> {
  const { key } = await findControl(tab, name, true);
  const aim = (wanted: string) => {
    const control = eyes.find(wanted);
    if (!control) throw new Error(`«${wanted}» has gone`);
    return eyes.aim(control);
  };
  const { other, ...point } = await tab.ask(aim, key);
  if (other) throw new Error(`${other} lies over «${name}»`);
  await tab.press(point);
}

function chooseOption(key: string, words: string): void {
  const list = eyes.find(key) as HTMLSelectElement;
  const option = [...list.options].find(({ text }) => text.startsWith(words));
  if (!option) throw new Error(`«${words}» is not to be chosen`);
  option.selected = true;
  for (const event of ['input', 'change']) list.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Waits until words are seen, or no more. */
async function read(tab: Tab, words: string, isThere: boolean): Promise<void> {
  await tab.ask(
    (wanted, there) => void Object.assign(globalThis, { wanted, there }),
    words,
    isThere,
  );
  const isSo = () => {
    const { wanted, there } = globalThis as unknown as { wanted: string; there: boolean };
    return document.body.innerText.replaceAll(/\s+/g, ' ').includes(wanted) === there;
  };
  if (await until(tab, isSo, LONGEST_MS)) return;
  throw new Error(isThere ? `«${words}» is not to be read` : `«${words}» is still to be read`);
}

/** Puts the cursor into a field, all of which the next letter replaces. */
function prepare(key: string): void {
  const field = eyes.find(key) as HTMLInputElement | undefined;
  field?.focus();
  field?.select();
}

/** Takes one step, and waits for what follows. */
export async function take(tab: Tab, [act, first = '', second = '']: Step): Promise<void> {
  if (act === 'open') await tab.open(first);
  else if (act === 'press') await press(tab, first);
  else if (act === 'read' || act === 'not') await read(tab, first, act === 'read');
  else if (act === 'Esc') await tab.key('Escape');
  else if (act === 'back') await tab.back();
  else if (act === 'reload') await tab.reload();
  else if (act === 'turn')
    await (first === 'upright' ? tab.resize(810, 1080) : tab.resize(1080, 810));
  else if (act === 'choose')
    await tab.ask(chooseOption, (await findControl(tab, first, false)).key, second);
  else if (act === 'type') {
    await tab.ask(prepare, (await findControl(tab, first, false)).key);
    await tab.type(second);
  } else {
    const { value } = await findControl(tab, first, false);
    if (value !== second) throw new Error(`«${first}» holds «${value}», not «${second}»`);
  }
  await settle(tab);
}
