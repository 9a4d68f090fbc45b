import { useEffect, useRef, useState } from 'react';
import { contrastRatio, parseColour } from './contrast.ts';
import { COLOUR_PAIRS } from './pairs.ts';
import styles from './palette.module.css';
import { COLOUR_TOKENS } from './tokens.ts';

/** Colours by token: by day, by night, and as this page is seen. */
type Colours = Readonly<Record<(typeof THEMES)[number] | 'here', Readonly<Record<string, string>>>>;

const THEMES = ['light', 'dark'] as const;

const written = (theme: 'day' | 'night') =>
  Object.fromEntries(COLOUR_TOKENS.map((token) => [token.name, token[theme]]));
/** Until they are measured: a cooperative may have its own, and whoever looks more contrast. */
const WRITTEN: Colours = { light: written('day'), dark: written('night'), here: written('day') };

/** Shows the tokens by day and by night, with the contrast of every pair in use here. */
export function Palette() {
  const probes = useRef<HTMLDivElement>(null);
  const [colours, setColours] = useState(WRITTEN);

  useEffect(() => {
    const measure = () => setColours(measureTokens(probes.current));
    measure();
    const media = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) =>
      globalThis.matchMedia?.(query),
    );
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributes: true });
    for (const list of media) list?.addEventListener('change', measure);
    return () => {
      observer.disconnect();
      for (const list of media) list?.removeEventListener('change', measure);
    };
  }, []);

  return (
    <div className="stack">
      <div ref={probes} hidden style={{ forcedColorAdjust: 'none' }}>
        <span data-theme="light" />
        <span data-theme="dark" />
        <span />
      </div>
      <ul className={styles.swatches}>
        {COLOUR_TOKENS.map(({ name }) => (
          <li key={name}>
            {/* A style for each would be a hash for each in the page's policy. */}
            <svg className={styles.swatch} aria-hidden="true">
              <rect data-theme="light" width="50%" height="100%" fill={`var(--${name})`} />
              <rect data-theme="dark" x="50%" width="50%" height="100%" fill={`var(--${name})`} />
            </svg>
            <code translate="no">--{name}</code>
            <small>{THEMES.map((theme) => toHex(colours[theme][name])).join(' · ')}</small>
          </li>
        ))}
      </ul>
      <ul className={styles.pairs}>
        {COLOUR_PAIRS.map(({ name, ink, ground, bar }) => {
          const ratio = ratioOf(colours.here, ink, ground);
          return (
            <li key={name}>
              <svg className={styles.sample} aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${ground})`} />
                {bar > 3 ? (
                  <text x="50%" y="50%" fill={`var(--${ink})`}>
                    ที่ 12
                  </text>
                ) : (
                  <rect x="20%" y="50%" width="60%" height="3" fill={`var(--${ink})`} />
                )}
              </svg>
              <span>
                {name}
                <br />
                {ratio ? `${ratio.toFixed(1)} : 1` : '–'}{' '}
                {ratio && ratio < bar ? `ไม่ถึง ${bar}` : `ผ่าน ${bar}`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function measureTokens(probes: HTMLElement | null): Colours {
  const [light, dark, here] = [...(probes?.children ?? [])].map(measured);
  return light && dark && here ? { light, dark, here } : WRITTEN;
}

function measured(probe: Element): Readonly<Record<string, string>> {
  const { style } = probe as HTMLElement;
  return Object.fromEntries(
    COLOUR_TOKENS.map(({ name }) => {
      style.color = `var(--${name})`;
      return [name, getComputedStyle(probe).color];
    }),
  );
}

function ratioOf(colours: Colours['here'], ink: string, ground: string): number | null {
  const a = parseColour(colours[ink] ?? '');
  const b = parseColour(colours[ground] ?? '');
  return a && b ? contrastRatio(a, b) : null;
}

function toHex(colour: string | undefined): string {
  const rgb = parseColour(colour ?? '');
  if (!rgb) return '';
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
