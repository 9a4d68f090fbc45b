import { Button } from '@coop/ui/button';
import Square from 'lucide-react/icons/square';
import Volume from 'lucide-react/icons/volume-2';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { thaiVoice, useHasThaiVoice } from './thai-voice.ts';

interface ReadAloudProps {
  /** What is read. */
  readonly region: RefObject<HTMLElement | null>;
  /** What that is, for those who do not see where the button stands. */
  readonly of: string;
}

/** Reads a part of the page aloud; a second press, or leaving, stops it. No button where there is no Thai voice. */
export function ReadAloud({ region, of }: ReadAloudProps) {
  const canRead = useHasThaiVoice();
  const [state, setState] = useState<'silent' | 'reading' | 'failed'>('silent');
  // What stops it; while the code is on its way that is nothing yet. Undefined: nothing is wanted.
  const stop = useRef<() => void>(undefined);
  function silence() {
    stop.current?.();
    stop.current = undefined;
  }
  useEffect(() => {
    const leave = () => {
      stop.current?.();
      stop.current = undefined;
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  async function press() {
    if (state === 'reading') {
      silence();
      setState('silent');
      return;
    }
    const onTheWay = () => undefined;
    stop.current = onTheWay;
    setState('reading');
    try {
      const { readAloud } = await import('./speak.ts');
      const [voice, text] = [thaiVoice(), region.current];
      // Pressed again, or left, while the code was on its way.
      if (stop.current !== onTheWay) return;
      if (voice && text) stop.current = readAloud(text, voice, () => setState('silent'));
      else setState('failed');
    } catch {
      setState('failed');
    }
  }
  if (!canRead) return null;
  const reads = state === 'reading';
  return (
    <span className="no-print">
      <Button variant="quiet" icon={reads ? <Square /> : <Volume />} onClick={press}>
        {reads ? 'หยุดอ่าน' : 'อ่านให้ฟัง'} <span className="visually-hidden">{of}</span>
      </Button>
      <span role="status">{state === 'failed' ? 'ยังอ่านไม่ได้ กรุณาลองใหม่' : ''}</span>
    </span>
  );
}
