import type { World } from '@coop/mock-api/world/world';
import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Section } from '../control/place.ts';
import { Console } from '../frame/console.tsx';
import { openWorld } from './mock.ts';

interface OpenConsole {
  readonly user: UserEvent;
  readonly world: World;
  readonly press: (name: string | RegExp) => Promise<void>;
  /** Puts a text in the place of what stands in a field. */
  readonly fill: (label: string, text: string) => Promise<void>;
}

/** Shows a section of the console over the real mock, in a world of its own. */
export async function openConsole(section: Section): Promise<OpenConsole> {
  const world = openWorld();
  history.replaceState(null, '', `/__console/${section}?world=${world.name}`);
  render(<Console />);
  const user = userEvent.setup();
  return {
    user,
    world,
    press: async (name) => user.click(await screen.findByRole('button', { name })),
    fill: async (label, text) => {
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      await user.type(field, text);
    },
  };
}

/** The console says, at its foot, that this was done. */
export const expectDone = async (words: string | RegExp) =>
  expect(await screen.findByText(words, { selector: '[role=status]' })).toBeDefined();

/** It says, in the words of the mock, why it was not. */
export const expectRefused = async (words: string | RegExp) =>
  expect(await screen.findByText(words, { selector: '[role=alert]' })).toBeDefined();

/** Returns what the first row of a table says, below its head. */
export async function firstRow(name: string): Promise<string> {
  const table = within(await screen.findByRole('table', { name }));
  return table.getAllByRole('row')[1]?.textContent ?? '';
}
