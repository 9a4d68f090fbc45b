import type { District } from '../chance/province/places.ts';
import type { Stream } from '../chance/stream.ts';

/**
 * Draws an address in a district. A pattern for faker's `streetAddress` would take twice as long to fill, which a circle
 * of a hundred guarantors shows.
 */
export function drawAddress(stream: Stream, { locale }: District) {
  const { location } = stream.within(locale);
  const amphur = location.county();
  const place = `ต.${location.city()} อ.${amphur} จ.${location.state()}`;
  return {
    address: `${location.buildingNumber()} ${location.street()} ${place}`,
    amphur,
    postcode: location.zipCode(),
  };
}
