import { useEffect, useRef, useState } from 'react';
import { contrastRatio, parseColour } from './contrast.ts';
import { COLOUR_PAIRS, COLOUR_TOKENS } from './pairs.ts';
import styles from './palette.module.css';

type Measured = Readonly<Record<string, string>>;

/** Shows the tokens of the current theme, with the contrast of every pair in use. */
export function Palette() {
  const probe = useRef<HTMLSpanElement>(null);
  const [colours, setColours] = useState<Measured>({});

  useEffect(() => {
    const measure = () => setColours(measureTokens(probe.current));
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
      <span ref={probe} hidden style={{ forcedColorAdjust: 'none' }} />
      <ul className={styles.swatches}>
        {COLOUR_TOKENS.map((token) => (
          <li key={token}>
            <span className={styles.swatch} style={{ background: `var(--${token})` }} />
            <code translate="no">--{token}</code>
            <small>{toHex(colours[token])}</small>
          </li>
        ))}
      </ul>
      <ul className={styles.pairs}>
        {COLOUR_PAIRS.map(({ name, ink, ground, bar }) => {
          const ratio = ratioOf(colours, ink, ground);
          return (
            <li key={name}>
              <span
                className={styles.sample}
                style={{ background: `var(--${ground})`, color: `var(--${ink})` }}
                aria-hidden="true"
              >
                {bar > 3 ? 'ที่ 12' : <span className={styles.stroke} />}
              </span>
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

function measureTokens(probe: HTMLElement | null): Measured {
  if (!probe) return {};
  return Object.fromEntries(
    COLOUR_TOKENS.map((token) => {
      probe.style.color = `var(--${token})`;
      return [token, getComputedStyle(probe).color];
    }),
  );
}

function ratioOf(colours: Measured, ink: string, ground: string): number | null {
  const a = parseColour(colours[ink] ?? '');
  const b = parseColour(colours[ground] ?? '');
  return a && b ? contrastRatio(a, b) : null;
}

function toHex(colour: string | undefined): string {
  const rgb = parseColour(colour ?? '');
  if (!rgb) return '';
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
