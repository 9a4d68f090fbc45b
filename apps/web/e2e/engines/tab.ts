import type { Stop } from './stops.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** A point of the window. */
export type Point = Readonly<Record<'x' | 'y', number>>;

/** One window with one page, the same in all engines, so that what is asked of a page is written once. */
export interface Tab {
  readonly engine: Engine;
  /** Opens an address of the portal. */
  open(address: string): Promise<void>;
  /** An engine may refuse to be as narrow as that. */
  resize(width: number, height: number): Promise<void>;
  /** Asks the page: the function is run there, and sees nothing of here. */
  ask<A extends readonly unknown[], R>(question: (...args: A) => R, ...args: A): Promise<R>;
  press(point: Point): Promise<void>;
  key(name: 'Escape' | 'ArrowRight' | 'Enter'): Promise<void>;
  type(text: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Printing of the page; undefined where the engine cannot be asked. */
  readonly paper?: { show(isOn: boolean): Promise<void>; print(): Promise<Uint8Array> };
  /** Stops of a screen reader, in its order; undefined where the engine cannot be asked. */
  readonly stops?: () => Promise<readonly Stop[]>;
  picture(): Promise<Uint8Array>;
  /** Errors of the console and answers of the wrong kind, since it was last asked. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks again and again until the answer is yes, and returns whether it ever was; a page that is leaving says no. */
export async function until<A extends readonly unknown[]>(
  tab: Tab,
  question: (...args: A) => boolean,
  ms = 10_000,
  ...args: A
): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; await pause(25)) {
    if (await tab.ask(question, ...args).catch(() => false)) return true;
  }
  return false;
}
