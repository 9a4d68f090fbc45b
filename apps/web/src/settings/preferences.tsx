import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { deviceStorage } from '../session/storage/storage.ts';
import { useIsPrerendered } from '../site/rendered-page.ts';

export const TEXT_SIZES = ['100', '115', '130'] as const;
export const TEXT_NAMES = { '100': 'ปกติ', '115': 'ใหญ่', '130': 'ใหญ่มาก' } as const;
const THEMES = ['system', 'light', 'dark'] as const;

const CONTRASTS = ['system', 'normal', 'more'] as const;

export interface Preferences {
  readonly text: (typeof TEXT_SIZES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly hideAmounts: boolean;
}

const STORAGE_KEY = 'preferences';

/** Returns the stored value if it is still a valid choice, else the first choice. */
function chosen<T>(choices: readonly [T, ...T[]], stored: unknown): T {
  return choices.find((choice) => choice === stored) ?? choices[0];
}

const FIRST_CHOICES: Preferences = {
  text: TEXT_SIZES[0],
  theme: THEMES[0],
  contrast: CONTRASTS[0],
  hideAmounts: false,
};

function load(): Preferences {
  let stored: Partial<Preferences> = {};
  try {
    stored = JSON.parse(deviceStorage.getItem(STORAGE_KEY) ?? '{}') ?? {};
  } catch {
    // Invalid JSON counts as nothing stored.
  }
  return {
    text: chosen(TEXT_SIZES, stored.text),
    theme: chosen(THEMES, stored.theme),
    contrast: chosen(CONTRASTS, stored.contrast),
    hideAmounts: stored.hideAmounts === true,
  };
}

/** Puts the choices on the html element, where the tokens read them. */
function apply({ text, theme, contrast }: Preferences): void {
  Object.assign(document.documentElement.dataset, { text, theme, contrast });
}

interface PreferencesValue {
  readonly preferences: Preferences;
  readonly change: (part: Partial<Preferences>) => void;
}

const TakeOwnContext = createContext(() => {});
const PreferencesContext = createContext<PreferencesValue | undefined>(undefined);

/** Provides the reading preferences of this device: text size, theme, contrast, hidden amounts. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const isPrerendered = useIsPrerendered();
  const [chosen, setChosen] = useState(() => (isPrerendered ? undefined : load()));
  const takeOwn = useCallback(
    () => startTransition(() => setChosen((known) => known ?? load())),
    [],
  );
  useEffect(() => {
    if (chosen) apply(chosen);
  }, [chosen]);
  const value = useMemo(
    () => ({
      preferences: chosen ?? FIRST_CHOICES,
      // Stored only when something is chosen, not by visiting.
      change: (part: Partial<Preferences>) => {
        const next = { ...(chosen ?? load()), ...part };
        deviceStorage.setItem(STORAGE_KEY, JSON.stringify(next));
        setChosen(next);
      },
    }),
    [chosen],
  );
  return (
    <PreferencesContext value={value}>
      <HideAmountsProvider hidden={value.preferences.hideAmounts}>
        <TakeOwnContext value={takeOwn}>{children}</TakeOwnContext>
      </HideAmountsProvider>
    </PreferencesContext>
  );
}

/**
 * Takes over what was chosen on this device, where the page was rendered without it. For the inside of a page, so that
 * the page is hydrated in steps: what changes around it before would have all of it hydrated at once.
 */
export function useOwnPreferences(): void {
  const takeOwn = useContext(TakeOwnContext);
  useEffect(takeOwn, [takeOwn]);
}

export function usePreferences(): PreferencesValue {
  const value = useContext(PreferencesContext);
  if (!value) throw new Error('usePreferences needs a PreferencesProvider');
  return value;
}
