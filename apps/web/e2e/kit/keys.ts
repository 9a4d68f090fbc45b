import { expect, type Locator, type Page } from '@playwright/test';
import { stopsOf } from '../engines/stops.ts';

const SKIP_LINK = 'ข้ามไปยังเนื้อหา';
/** Stops of a page that is gone round once, and some. */
const MOST_STOPS = 80;

const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

const hasFocus = (sought: Locator) =>
  sought.evaluate((element) => element === document.activeElement);

/** The keys of a person without mouse and sight, each of which counts; words or a sum that are typed count as one. */
export class Keys {
  private readonly page: Page;
  private readonly limit: number;
  private pressed = 0;

  constructor(page: Page, limit: number) {
    this.page = page;
    this.limit = limit;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.count(key);
      await this.page.keyboard.press(key);
    }
  }

  async type(words: string): Promise<void> {
    this.count(words);
    await this.page.keyboard.type(words);
  }

  /** Leaves the head and the menu of the page behind. */
  async skipToContent(): Promise<void> {
    await this.goTo(this.page.getByRole('link', { name: SKIP_LINK }));
    await this.press('Enter');
  }

  /** Tabs on until a control has the focus. */
  async goTo(sought: Locator): Promise<void> {
    await expect(sought).toBeVisible();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await this.press('Tab');
      if (await hasFocus(sought)) return;
    }
    throw new Error(`Tab does not come to ${sought}.`);
  }

  /** Opens the list of a select that has the focus, goes down to an option and takes it. */
  async choose(select: Locator, option: string): Promise<void> {
    const names = await select.getByRole('option', { includeHidden: true }).allTextContents();
    const down = names.indexOf(option) - names.indexOf(await chosen(select));
    await this.press('ArrowDown');
    for (let steps = 0; steps < down; steps += 1) await this.press('ArrowDown');
    await this.press('Enter');
    expect(await chosen(select)).toBe(option);
  }

  /** Reads on with a screen reader, whose Down arrow is pressed for each stop, from a heading with the focus to these words. */
  async readTo(heading: Locator, words: RegExp): Promise<void> {
    await expect(heading).toBeFocused();
    const session = await this.page.context().newCDPSession(this.page);
    const title = plain(await heading.innerText());
    let stops = 0;
    // What is read comes into the accessibility tree after it has come onto the page.
    const look = async () => {
      const all = await stopsOf(session);
      const from = all.findLastIndex(
        ({ role, name }) => role === 'heading' && plain(name) === title,
      );
      const names = all.slice(from).map(({ name }) => plain(name));
      stops = names.findIndex((name) => words.test(name));
      return from >= 0 && stops > 0 ? words.source : names.join(' | ');
    };
    await expect.poll(look, `read from «${title}»`).toBe(words.source);
    await session.detach();
    for (let stop = 0; stop < stops; stop += 1) this.count('Down arrow of the reader');
  }

  private count(key: string): void {
    this.pressed += 1;
    expect(this.pressed, `keys, with «${key}»`).toBeLessThanOrEqual(this.limit);
  }
}

const chosen = (select: Locator) =>
  select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text ?? '');
