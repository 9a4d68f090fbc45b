import { createHash } from 'node:crypto';
import type { SiteConfig } from '@coop/contracts/site';
import {
  type BrandShades,
  colourProblem,
  type Shades,
  shadesOf,
} from '@coop/contracts/site-colours';

/** Colour of bar, seal and the browser's own bar for the portal's own green, which the manifest names. */
export const PORTAL_COLOUR = '#0a4a40';

const declarations = (shades: Shades): string =>
  Object.entries(shades)
    .map(([name, [day, night]]) => `--${name}:light-dark(${day},${night})`)
    .join(';');

/** Uses the selectors of packages/ui/src/tokens.css, in its order: plain theme, high contrast of system and member. */
function sheetOf({ plain, more }: BrandShades): string {
  const high = declarations(more);
  const system = ':root:not([data-contrast="normal"])';
  return [
    `:root,[data-theme]{${declarations(plain)}}`,
    `@media (prefers-contrast:more){${system},${system} [data-theme]{${high}}}`,
    `[data-contrast="more"],[data-contrast="more"] [data-theme]{${high}}`,
  ].join('\n');
}

/** Returns the shades of the site's colour; undefined for none or an unreadable one, which the log names. */
function shadesFor({ colours }: SiteConfig): BrandShades | undefined {
  return colours && !colourProblem(colours.brand) ? shadesOf(colours.brand) : undefined;
}

/**
 * Returns the style sheet with the cooperative's colour: the green tokens in other shades. It is linked after the
 * build's sheets, so that it applies before the first paint; '' for a site that keeps the green. Browsers that do not
 * know light-dark() keep the green, too.
 */
export function siteCss(site: SiteConfig): string {
  const shades = shadesFor(site);
  if (!shades) return '';
  return `@supports (color:light-dark(red,red)){\n${sheetOf(shades)}\n}\n`;
}

/** Returns the colours by day that replace the portal's green ones, by token; none for a site that keeps the green. */
export function dayShades(site: SiteConfig): Readonly<Record<string, string>> {
  const shades = Object.entries(shadesFor(site)?.plain ?? {});
  return Object.fromEntries(shades.map(([name, [day]]) => [name, day]));
}

/** Returns the colour of the browser's own bar, for the page and the web app manifest. */
export function themeColour(site: SiteConfig): string {
  return dayShades(site)['green-800'] ?? PORTAL_COLOUR;
}

/**
 * Returns elements of the head with the cooperative's colour, replacing the `theme-color` of index.html. The sheet's
 * address changes with the colour, so that /site.css can be cached for good.
 */
export function colourHead(site: SiteConfig): string {
  const css = siteCss(site);
  const version = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const sheet = css && `<link rel="stylesheet" href="/site.css?${version}">`;
  return `<meta name="theme-color" content="${themeColour(site)}">${sheet}`;
}
