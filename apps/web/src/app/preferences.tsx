import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

export const TEXT_SIZES = ['100', '115', '130'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;

export interface Preferences {
  readonly text: (typeof TEXT_SIZES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly hideAmounts: boolean;
}

const STORAGE_KEY = 'preferences';
const DEFAULTS: Preferences = { text: '100', theme: 'system', hideAmounts: false };

function load(): Preferences {
  try {
    const stored: Partial<Preferences> = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return {
      text: TEXT_SIZES.find((one) => one === stored.text) ?? DEFAULTS.text,
      theme: THEMES.find((one) => one === stored.theme) ?? DEFAULTS.theme,
      hideAmounts: stored.hideAmounts === true,
    };
  } catch {
    return DEFAULTS;
  }
}

/** Puts the choices on the html element, where the tokens read them. */
function apply({ text, theme }: Preferences): void {
  const { dataset } = document.documentElement;
  dataset.text = text;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

interface PreferencesValue {
  readonly preferences: Preferences;
  readonly change: (part: Partial<Preferences>) => void;
}

const PreferencesContext = createContext<PreferencesValue | undefined>(undefined);

/** How this device likes to read: text size, theme, amounts hidden or not. Kept on the device. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [preferences, setPreferences] = useState(load);
  useEffect(() => apply(preferences), [preferences]);
  const value = useMemo(
    () => ({
      preferences,
      // Stored when something is chosen, not by merely visiting.
      change: (part: Partial<Preferences>) => {
        const next = { ...preferences, ...part };
        localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
        setPreferences(next);
      },
    }),
    [preferences],
  );
  return (
    <PreferencesContext value={value}>
      <HideAmountsProvider hidden={preferences.hideAmounts}>{children}</HideAmountsProvider>
    </PreferencesContext>
  );
}

export function usePreferences(): PreferencesValue {
  const value = useContext(PreferencesContext);
  if (!value) throw new Error('usePreferences needs a PreferencesProvider');
  return value;
}
