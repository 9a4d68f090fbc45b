export type Rgb = readonly [number, number, number];

/** Parses `#rrggbb`, or the `rgb(r, g, b)` of getComputedStyle. */
export function parseColour(text: string): Rgb | null {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  if (hex) return toRgb(hex.slice(1).map((pair) => Number.parseInt(pair, 16)));
  const parts = /^rgba?\(([^)]+)\)$/.exec(text.trim())?.[1];
  return parts ? toRgb(parts.split(/[\s,/]+/).map(Number)) : null;
}

/** WCAG 2.2: relative luminance of the lighter over the darker, each + 0.05. */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toRgb([red, green, blue]: readonly number[]): Rgb | null {
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [red, green, blue];
}
