import { useEffect, useState } from 'react';
import { type Preferences, TEXT_NAMES, TEXT_SIZES, usePreferences } from './preferences.tsx';
import styles from './text-size.module.css';

/**
 * Three buttons for the text size, applied at once and stored on the device. The chosen one is styled by the html
 * element, which has it before the first paint, also on a prerendered page. Where there is room its legend is seen.
 */
export function TextSize({ withLegend = false }: { withLegend?: boolean }) {
  const { preferences, change } = usePreferences();
  // Stored settings are unknown to a page that is being hydrated.
  const [chosen, setChosen] = useState<Preferences['text']>();
  useEffect(() => setChosen(preferences.text), [preferences.text]);
  return (
    <fieldset className={`${styles.sizes} no-print needs-scripts`}>
      <legend className={withLegend ? '' : 'visually-hidden'}>ขนาดตัวอักษร</legend>
      {TEXT_SIZES.map((size) => (
        <button
          key={size}
          type="button"
          aria-label={`ขนาดตัวอักษร ${TEXT_NAMES[size]}`}
          aria-pressed={chosen === size}
          onClick={() => change({ text: size })}
        >
          ก
        </button>
      ))}
    </fieldset>
  );
}
