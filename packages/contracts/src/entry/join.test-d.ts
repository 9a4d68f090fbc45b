import { join } from './join.ts';

const fruit = { apple: 1, pear: 2 } as const;
const colours = { red: 'r' } as const;

const joined: { readonly apple: 1; readonly pear: 2; readonly red: 'r' } = join(fruit, colours);
// @ts-expect-error neither part has such a name
const missing = joined.plum;
// @ts-expect-error a later part would replace a name of an earlier one
const replaced = join(fruit, colours, { pear: 3 });

export const checked = [joined, missing, replaced];
