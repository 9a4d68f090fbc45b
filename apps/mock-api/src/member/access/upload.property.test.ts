import { inputs } from '@coop/contracts/examples/inputs';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MEMBER } from '../../testing/happy.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { startMock } from '../../testing/start-mock.ts';

const RUNS = process.env.CASES === 'all' ? 10_000 : 50;

/** Returns a small picture of each kind that is taken, with what a phone writes into it. */
function pictures(): Promise<Buffer[]> {
  const create = { width: 40, height: 30, channels: 3 as const, background: '#357' };
  const picture = () => sharp({ create }).withExif({ IFD0: { Artist: 'secret place' } });
  return Promise.all([
    picture().png().toBuffer(),
    picture().png({ progressive: true }).toBuffer(),
    picture().jpeg().toBuffer(),
    picture().jpeg({ progressive: true }).toBuffer(),
    picture().gif().toBuffer(),
  ]);
}

/** Spoils some bytes, most of them in the header, cuts the end off and adds one. */
const anySpoiling = fc.record({
  bytes: fc.array(
    fc.tuple(fc.oneof(fc.nat(60), fc.nat(2_000)), fc.oneof(fc.constantFrom(0, 255), fc.nat(255))),
    { maxLength: 6 },
  ),
  kept: fc.oneof(
    { weight: 4, arbitrary: fc.constant(1) },
    fc.double({ min: 0, max: 1, noNaN: true }),
  ),
  more: fc.uint8Array({ maxLength: 20 }),
});
const anySide = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.double(), fc.maxSafeInteger());
const anyArea = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ x: 0, y: 0, width: 30, height: 30 }) },
  fc.record({ x: anySide, y: anySide, width: anySide, height: anySide }),
);

test('[API-07] [MEM-25] whatever picture is sent is drawn anew or refused, and the mock goes on', async () => {
  await using mock = await startMock();
  const caller = await mock.signIn(MEMBER);
  const whole = await pictures();
  const anyPicture = fc.constantFrom(...whole);
  const seen = new Set<number>();
  const property = fc.asyncProperty(
    anyPicture,
    anySpoiling,
    anyArea,
    async (right, spoilt, area) => {
      const bytes = Buffer.from(right.subarray(0, Math.ceil(right.length * spoilt.kept)));
      for (const [place, value] of spoilt.bytes) if (place < bytes.length) bytes[place] = value;
      const base64 = Buffer.concat([bytes, spoilt.more]).toString('base64');
      const body = {
        ...inputs.memberUploadCreate.body,
        croppedAreaPixels: area,
        image: `data:image/png;base64,${base64}`,
      };
      const answer = await caller.call('memberUploadCreate', { body });
      seen.add(answer.status);
      if (answer.status !== 200) return void expectRefusal(answer, 422);
      const { avatar_path } = await caller.ok('memberInfoShow');
      const { rawPayload } = await mock.app.inject(`/${avatar_path}`);
      const { format, width, height, exif } = await sharp(rawPayload).metadata();
      expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 512, height: 512 });
    },
  );
  await fc.assert(property, { numRuns: RUNS });
  expect([...seen].sort()).toEqual([200, 422]);
});
