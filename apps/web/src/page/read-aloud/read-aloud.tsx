import { Button } from '@coop/ui/button';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import Volume from 'lucide-react/icons/volume-2';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Reading, readAloud } from './speak.ts';

const synthesis = () => globalThis.speechSynthesis as SpeechSynthesis | undefined;

/** Browsers load their voices late, and some of them none at all. */
function subscribe(onChange: () => void): () => void {
  const speech = synthesis();
  speech?.addEventListener?.('voiceschanged', onChange);
  return () => speech?.removeEventListener?.('voiceschanged', onChange);
}

/** The device's own Thai voice. One that speaks from elsewhere would send it what the page says. */
function thaiVoice(): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  // Android writes th_TH.
  return voices.find(({ lang, localService }) => localService && /^th(?:[-_]|$)/i.test(lang));
}

function useHasThaiVoice(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => thaiVoice() !== undefined,
    () => false,
  );
}

interface ReadAloudProps {
  /** Region that is read. */
  readonly region: RefObject<HTMLElement | null>;
  /** Name of what that is, for those who do not see where the button stands. */
  readonly of: string;
}

/**
 * Reads a part of the page aloud; a second press, or leaving, stops it, and another button makes it wait. No button where
 * there is no Thai voice.
 */
export function ReadAloud({ region, of }: ReadAloudProps) {
  const canRead = useHasThaiVoice();
  const [state, setState] = useState<'silent' | 'reading' | 'waiting' | 'failed'>('silent');
  const reading = useRef<Reading>(undefined);
  function leave() {
    reading.current?.stop();
    reading.current = undefined;
  }
  useEffect(() => {
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const isOn = state === 'reading' || state === 'waiting';
  /** Speaks within the press: browsers let nobody speak later. */
  function press() {
    if (isOn) {
      leave();
      return setState('silent');
    }
    const voice = thaiVoice();
    const text = region.current;
    if (!voice || !text) return setState('failed');
    setState('reading');
    reading.current = readAloud(text, voice, () => setState('silent'));
  }
  function wait() {
    const isWaiting = state === 'waiting';
    setState(isWaiting ? 'reading' : 'waiting');
    if (isWaiting) reading.current?.resume();
    else reading.current?.pause();
  }
  if (!canRead) return null;
  return (
    <span className="no-print">
      <Button variant="quiet" icon={isOn ? <Square /> : <Volume />} onClick={press}>
        {isOn ? 'หยุดอ่าน' : 'อ่านให้ฟัง'} <span className="visually-hidden">{of}</span>
      </Button>
      {isOn && (
        <Button variant="quiet" icon={state === 'waiting' ? <Play /> : <Pause />} onClick={wait}>
          {state === 'waiting' ? 'อ่านต่อ' : 'พักอ่าน'} <span className="visually-hidden">{of}</span>
        </Button>
      )}
      <span role="status">{state === 'failed' ? 'ยังอ่านไม่ได้ กรุณาลองใหม่' : ''}</span>
    </span>
  );
}
