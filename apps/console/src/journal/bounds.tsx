import layout from '../control/layout.module.css';
import { useControl } from '../control/use-control.ts';
import { text } from './text.ts';

/** Polled: lines come and go while nothing else on the page is asked for. */
const BOUNDS_MS = 2_000;

/** How many lines the journal of this world keeps, and how many made room. */
export function Bounds() {
  const { data } = useControl('journal.bounds', {}, BOUNDS_MS);
  if (!data) return null;
  return <p className={layout.note}>{text.bounds(data.kept, data.dropped, data.most)}</p>;
}
