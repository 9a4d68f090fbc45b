import { SelectField } from '@coop/ui/select-field';
import { CONTRASTS, TEXT_SIZES, THEMES, usePreferences } from '../../settings/preferences.tsx';
import styles from './colors.module.css';
import { text } from './text.ts';

/** Theme, text size and contrast, so that a designer sees each combination. */
export function Switches() {
  const { preferences, change } = usePreferences();
  const { label, theme, themes, size, sizes, contrasts, ...words } = text.switches;
  return (
    <fieldset className={styles.switches}>
      <legend className="visually-hidden">{label}</legend>
      <SelectField
        label={theme}
        value={preferences.theme}
        options={THEMES.map((value) => ({ value, label: themes[value] }))}
        onChange={({ target }) =>
          change({ theme: THEMES.find((one) => one === target.value) ?? 'system' })
        }
      />
      <SelectField
        label={size}
        value={preferences.text}
        options={TEXT_SIZES.map((value) => ({ value, label: sizes[value] }))}
        onChange={({ target }) =>
          change({ text: TEXT_SIZES.find((one) => one === target.value) ?? '100' })
        }
      />
      <SelectField
        label={words.contrast}
        value={preferences.contrast}
        options={CONTRASTS.map((value) => ({ value, label: contrasts[value] }))}
        onChange={({ target }) =>
          change({ contrast: CONTRASTS.find((one) => one === target.value) ?? 'system' })
        }
      />
    </fieldset>
  );
}
