// Shades of a deployment's own colour. They replace the green ones of packages/ui/src/tokens.css, and the night's neutral ones, and keep the contrast
// that is promised there: text 7:1, large text and controls 4.5:1, lines 3:1.

type Channels = readonly [number, number, number];
/** Lightness 0 to 1, chroma, hue in radians: the OKLCH colour space, in which a step looks the same in every hue. */
type Lch = readonly [lightness: number, chroma: number, hue: number];

/** A token by day and by night, each `#rrggbb`. */
type Shade = readonly [day: string, night: string];
/** Token without its dashes → shade. */
export type Shades = Readonly<Record<string, Shade>>;

/** The plain theme, and the differences in high contrast. */
export interface BrandShades {
  readonly plain: Shades;
  readonly more: Shades;
}

/** Lightness of the green tokens, and their part of the brand's chroma. The day's 700 is the brand itself. */
const PLAIN: Readonly<Record<string, readonly [day: Step, night: Step]>> = {
  'green-950': [tone(0.279, 0.6), tone(0.934, 0.39)],
  // The bar, on which the second name stands in 200.
  'green-800': [below(0.061, 0.82, 0.38), tone(0.315, 0.66)],
  'green-700': ['brand', tone(0.81, 1.09)],
  'green-600': [below(-0.044, 1.1), tone(0.861, 0.84)],
  'green-200': [tone(0.88, 0.49), tone(0.88, 0.49)],
  'green-100': [tone(0.941, 0.26), tone(0.313, 0.55)],
  'green-50': [tone(0.97, 0.1), tone(0.247, 0.25)],
  'seal-ring': ['brand', 'brand'],
  'seal-ink': [tone(0.279, 0.6), tone(0.279, 0.6)],
  'on-green': [tone(1, 0), tone(0.239, 0.5)],
  'part-1': ['brand', tone(0.81, 1.09)],
  'part-2': [tone(0.729, 0.96), tone(0.54, 0.96)],
  // The grounds and lines of the night have a breath of the brand; those of the day stay as they are.
  paper: ['#faf8f3', tone(0.195, 0.1)],
  card: ['#ffffff', tone(0.233, 0.12)],
  line: ['#ddd8cc', tone(0.366, 0.18)],
  'line-strong': ['#b9b3a4', tone(0.486, 0.18)],
  edge: ['#857e6e', tone(0.664, 0.18)],
  'muted-bg': ['#efece5', tone(0.302, 0.14)],
};
const MORE: typeof PLAIN = {
  'green-950': [tone(0.214, 0.5), tone(1, 0)],
  'green-800': [below(0.141, 0.66), tone(0.195, 0.47)],
  'green-700': [below(0.076, 0.83), tone(0.902, 1.01)],
  'green-600': [below(0.061, 0.82), tone(0.94, 0.66)],
  'green-200': [tone(1, 0), tone(1, 0)],
  paper: ['#ffffff', '#000000'],
  card: ['#ffffff', '#000000'],
  line: ['#767676', '#9a9a9a'],
  'line-strong': ['#4a4a4a', '#bdbdbd'],
  edge: ['#000000', '#ffffff'],
};

/** The brand itself, a colour that stays, or a lightness derived from the brand's and a part of its chroma. */
type Step =
  | 'brand'
  | `#${string}`
  | readonly [lightness: (brand: number) => number, chroma: number];
function tone(lightness: number, chroma: number): Step {
  return [() => lightness, chroma];
}
/** Darkens the brand by a step, within the readable limits. */
function below(step: number, chroma: number, highest = 1): Step {
  return [(brand) => Math.min(highest, Math.max(0.1, brand - step)), chroma];
}

/** More than this shouts in large areas, and cannot be shown in light shades anyway. */
const MOST_CHROMA = 0.13;

const PAPER = '#faf8f3';
const TEXT_BAR = 7;

function channelsOf(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  const linear = (shift: number) => {
    const part = ((value >> shift) & 255) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [linear(16), linear(8), linear(0)];
}

function hexOf(channels: Channels): string {
  const parts = channels.map((part) => {
    const gamma = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, gamma)) * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Björn Ottosson, A perceptual color space for image processing (2020). */
function lchOf([red, green, blue]: Channels): Lch {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return [lightness, Math.hypot(a, b), Math.atan2(b, a)];
}

function channelsAt([lightness, chroma, hue]: Lch): Channels {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const canBeShown = (channels: Channels) =>
  channels.every((part) => part >= -0.0001 && part <= 1.0001);

/** Returns the colour with as much of its chroma as a screen can show. */
function shown([lightness, chroma, hue]: Lch): string {
  let mostChroma = chroma;
  while (mostChroma > 0.002 && !canBeShown(channelsAt([lightness, mostChroma, hue])))
    mostChroma *= 0.96;
  return hexOf(channelsAt([lightness, mostChroma > 0.002 ? mostChroma : 0, hue]));
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratioOf(text: string, other: string): number {
  const a = luminanceOf(text);
  const b = luminanceOf(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns all shades of a colour (`#rrggbb`), by token. Those of one that `colourProblem` refuses can be too faint. */
export function shadesOf(brand: string): BrandShades {
  const [lightness, full, hue] = lchOf(channelsOf(brand));
  const chroma = Math.min(full, MOST_CHROMA);
  const shade = (step: Step): string => {
    if (step === 'brand') return brand.toLowerCase();
    if (typeof step === 'string') return step;
    const [lightnessFor, part] = step;
    return shown([lightnessFor(lightness), chroma * part, hue]);
  };
  const all = (steps: typeof PLAIN): Shades =>
    Object.fromEntries(
      Object.entries(steps).map(([name, [day, night]]) => [name, [shade(day), shade(night)]]),
    );
  return { plain: all(PLAIN), more: all(MORE) };
}

/** Darkens a colour, in the same hue, until its letters can be read on paper. */
function readable(brand: string): string {
  const [start, chroma, hue] = lchOf(channelsOf(brand));
  let lightness = start;
  let found = brand;
  while (ratioOf(found, PAPER) < TEXT_BAR && lightness > 0) {
    lightness -= 0.01;
    found = shown([lightness, chroma, hue]);
  }
  return found;
}

/** Says why a colour (`#rrggbb`) cannot be the cooperative's and suggests another; undefined for a good one. */
export function colourProblem(brand: string): string | undefined {
  const ratio = ratioOf(brand, PAPER);
  if (ratio >= TEXT_BAR) return undefined;
  return `${brand} is too light: letters of this colour on the page's ground reach ${ratio.toFixed(1)}:1 and need ${TEXT_BAR}:1; ${readable(brand)} would do`;
}
