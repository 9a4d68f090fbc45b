import { hash32 } from '../world/chance/hash.ts';

/** Data of a portrait; `place` is the person's place in a list, so that neighbours differ. */
export interface Sitter {
  readonly key: number;
  readonly sex: 'm' | 'f';
  readonly age: number;
  readonly place: number;
}

/** Visible properties of a person. */
export interface Look {
  readonly sex: 'm' | 'f';
  readonly backdrop: string;
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly hairStyle: number;
  readonly clothes: 'khaki' | 'white' | 'navy' | 'charcoal';
  readonly glasses: boolean;
  readonly wide: number;
  readonly aged: boolean;
}

const BACKDROPS = ['#dbe8e3', '#efe4d0', '#dfe5ee', '#eadfdb', '#e3e8d6'];
/** Skin and its shade. */
const SKINS = [
  ['#f0cba6', '#dcae84'],
  ['#e5b88d', '#cd9a6c'],
  ['#d6a175', '#bb8457'],
  ['#c68d61', '#a97247'],
] as const;
const DARK_HAIR = ['#1f1a17', '#2b211b', '#241f22'];
const GREY_HAIR = ['#6d6a67', '#8d8a86', '#a9a6a1'];
const CLOTHES = ['khaki', 'white', 'navy', 'charcoal'] as const;
const HAIR_STYLES = 4;
const GREY_AGE = 54;
const AGED = 50;

/** Returns a person's look, always the same at the same place. */
export function lookOf({ key, sex, age, place }: Sitter): Look {
  const draw = (salt: string, length: number) => hash32(`portrait ${salt}`, key) % length;
  const [skin, shade] = SKINS[draw('skin', SKINS.length)] ?? SKINS[1];
  const hairs = age >= GREY_AGE ? GREY_HAIR : DARK_HAIR;
  return {
    sex,
    backdrop: BACKDROPS[place % BACKDROPS.length] ?? '',
    skin,
    shade,
    hair: hairs[draw('hair', hairs.length)] ?? '',
    hairStyle: (draw('style', HAIR_STYLES) + place) % HAIR_STYLES,
    clothes: CLOTHES[place % CLOTHES.length] ?? 'khaki',
    glasses: draw('glasses', 10) < (age >= AGED ? 6 : 2),
    wide: draw('wide', 5) - 2,
    aged: age >= AGED,
  };
}

/** Returns the file name of a portrait, under mediafiles/; it tells how the person looks and not who it is. */
export function portraitName(
  { key, sex, age, place }: Sitter,
  kind: 'svg' | 'jpg' = 'svg',
): string {
  return `portrait-${sex}-${age}-${place}-${hash32('portrait', key).toString(16)}.${kind}`;
}

/** Parses the file name of a portrait; undefined for any other name. */
export function sitterOf(file: string): Sitter | undefined {
  const found = /^portrait-([mf])-(\d{2})-(\d{1,2})-([0-9a-f]{1,8})\.(?:svg|jpg)$/.exec(file);
  if (!found) return undefined;
  const [, sex, age, place, key = ''] = found;
  return {
    key: Number.parseInt(key, 16),
    sex: sex === 'f' ? 'f' : 'm',
    age: Number(age),
    place: Number(place),
  };
}
