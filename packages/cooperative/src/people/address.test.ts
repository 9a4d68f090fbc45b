import { expect, test } from 'vitest';
import { DISTRICTS } from '../chance/province/places.ts';
import { draw } from '../chance/stream.ts';
import { drawAddress } from './address.ts';

const FORM = /^\d{2,3}(\/\d{2})? ม\.([1-9]|1[0-2]) ต\.([ก-๙]+) อ\.([ก-๙]+) จ\.นครศรีธรรมราช$/;

test('addresses are of a district: of one of its tambons, with its postcode', () => {
  for (const district of DISTRICTS) {
    const drawn = Array.from({ length: 40 }, (_, no) =>
      draw('demo', no, 'address', (stream) => drawAddress(stream, district)),
    );
    const read = drawn.map(({ address }) => FORM.exec(address));
    expect(new Set(read.map((item) => item?.[3]))).toEqual(new Set(district.tambons));
    expect(new Set(read.map((item) => item?.[4]))).toEqual(new Set([district.name]));
    expect(new Set(drawn.map((item) => `${item.amphur} ${item.postcode}`))).toEqual(
      new Set([`${district.name} ${district.postcode}`]),
    );
    expect(new Set(drawn.map(({ address }) => address)).size).toBeGreaterThan(35);
  }
});
