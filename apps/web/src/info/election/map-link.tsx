import type { ElectionUnit } from '@coop/contracts/info/election';
import { mapHref } from './place.ts';

export function MapLink({ unit }: { unit: Pick<ElectionUnit, 'map_url' | 'place'> }) {
  const href = mapHref(unit.map_url);
  if (!href) return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="nowrap no-print">
      ดูแผนที่
      <span className="visually-hidden"> {unit.place}</span>
    </a>
  );
}
