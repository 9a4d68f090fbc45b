import { describe, expect, test } from 'vitest';
import { type MenuLevel, stepOf } from './menu-keys.ts';

/** Returns the effect of a key on the first, the middle and the last of three items of a level. */
const stepsOf = (key: string, level: MenuLevel) =>
  [0, 1, 2].map((index) => stepOf(key, level, index, 3));

describe('the keys of the menu', () => {
  test('[PUB-04] along the bar the arrows to the sides go round, Home and End jump', () => {
    expect(stepsOf('ArrowRight', 0)).toEqual([{ to: 1 }, { to: 2 }, { to: 0 }]);
    expect(stepsOf('ArrowLeft', 0)).toEqual([{ to: 2 }, { to: 0 }, { to: 1 }]);
    expect(stepOf('Home', 0, 1, 3)).toEqual({ to: 0 });
    expect(stepOf('End', 0, 1, 3)).toEqual({ to: 2 });
  });

  test.each([1, 2] as const)(
    '[PUB-04] along a list (level %i) the arrows up and down go round',
    (level) => {
      expect(stepsOf('ArrowDown', level)).toEqual([{ to: 1 }, { to: 2 }, { to: 0 }]);
      expect(stepsOf('ArrowUp', level)).toEqual([{ to: 2 }, { to: 0 }, { to: 1 }]);
      expect(stepOf('End', level, 0, 3)).toEqual({ to: 2 });
    },
  );

  test('[PUB-04] down and up lead from the bar into the dropdown, right into the list beside it', () => {
    expect(stepOf('ArrowDown', 0, 1, 3)).toBe('into');
    expect(stepOf('ArrowUp', 0, 1, 3)).toBe('into-last');
    expect(stepOf('ArrowRight', 1, 1, 3)).toBe('into');
    expect(stepOf('ArrowRight', 2, 1, 3)).toBeUndefined();
  });

  test('[PUB-04] Escape leads out of every level, left out of the last one', () => {
    for (const level of [0, 1, 2] as const) expect(stepOf('Escape', level, 1, 3)).toBe('out');
    expect(stepOf('ArrowLeft', 2, 1, 3)).toBe('out');
    expect(stepOf('ArrowLeft', 1, 1, 3)).toBeUndefined();
  });

  test('leaves every other key to the browser', () => {
    for (const key of ['Enter', ' ', 'Tab', 'a', 'PageDown']) {
      for (const level of [0, 1, 2] as const) expect(stepOf(key, level, 0, 3)).toBeUndefined();
    }
  });
});
