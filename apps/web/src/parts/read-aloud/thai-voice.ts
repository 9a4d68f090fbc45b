import { useSyncExternalStore } from 'react';

const synthesis = () => globalThis.speechSynthesis as SpeechSynthesis | undefined;

/** Browsers load their voices late, and some of them none at all. */
function subscribe(onChange: () => void): () => void {
  const own = synthesis();
  own?.addEventListener?.('voiceschanged', onChange);
  return () => own?.removeEventListener?.('voiceschanged', onChange);
}

/** The device's own Thai voice. One that speaks from elsewhere would send it what the page says. */
export function thaiVoice(): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  // Android writes th_TH.
  return voices.find(({ lang, localService }) => localService && /^th(?:[-_]|$)/i.test(lang));
}

/** Whether the device has a Thai voice of its own. */
export function useHasThaiVoice(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => thaiVoice() !== undefined,
    () => false,
  );
}
