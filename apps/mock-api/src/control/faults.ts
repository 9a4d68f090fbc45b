import * as z from 'zod/mini';
import { notNow, refused, somebodyNamed } from './operations/named.ts';
import { contradictionIn, faultOf, NewFault, PRESETS } from './strict/fault-fields.ts';
import { InWorld, oneNamed } from './strict/fields.ts';
import { about, aboutNothing, aboutWorld, router } from './trpc.ts';

export const faults = router({
  add: about(
    'Adds a fault and returns its id, which stands in the journal and in the header `x-mock-fault`.',
  )
    .input(NewFault)
    .mutation(({ ctx, input }) => {
      const { world: _world, ...fields } = input;
      const fault = faultOf(fields);
      const problem = contradictionIn(fault);
      if (problem) throw refused(problem);
      if (fault.subject !== undefined) somebodyNamed(ctx.world, fault.subject);
      return { id: ctx.world.faults.add(fault) };
    }),
  list: aboutWorld('The faults in force, with how often each matched and was applied.').query(
    ({ ctx }) => ctx.world.faults.list(),
  ),
  assert: aboutWorld(
    'Fails unless every fault in force was applied; the message names the others.',
  ).query(({ ctx }) => {
    if (ctx.world.lost) throw notNow(ctx.world.lost.sentence);
    const unused = ctx.world.faults.list().filter(({ applied }) => applied === 0);
    if (unused.length === 0) return { ok: true as const };
    const lines = unused.map(
      ({ id, seen, fault }) => `${id} of ${fault.endpoint} (${seen} calls were for it)`,
    );
    throw notNow(`never applied: ${lines.join('; ')}`);
  }),
  remove: about('Removes a fault; calls that it holds up go on.')
    .input(z.extend(InWorld, { id: z.string() }))
    .mutation(({ ctx, input }) => ({ removed: ctx.world.faults.remove(input.id) })),
  clear: aboutWorld('Removes all faults.').mutation(({ ctx }) => ctx.world.faults.clear()),
  presets: aboutNothing(
    'The faults that testers use most, by the name that `faults.add` takes as `preset`.',
  ).query(() => PRESETS),
});

/** Input for a quirk of the backend; without a value, as documented. */
function quirk<const Names extends Readonly<Record<string, string>>>(
  title: string,
  description: string,
  names: Names,
) {
  const meta = { title, description, 'x-none': 'ตามเอกสาร' };
  return z.optional(oneNamed(names)).check(z.meta(meta));
}

export const quirks = router({
  get: aboutWorld('The quirks of the backend that are on.').query(({ ctx }) => ctx.world.quirks),
  set: about('Sets the quirks of the backend; those not named are off.')
    .input(
      z.extend(InWorld, {
        rcCode: quirk('rc_code', 'ชนิดของ rc_code ในคำตอบ', {
          number: 'เป็นตัวเลขเสมอ (1)',
          string: "เป็นข้อความเสมอ ('1')",
        }),
        errors: quirk('errors', 'รูปของรายการข้อผิดพลาด', {
          object: 'object ตามชื่อช่อง',
          list: 'list ของประโยค',
        }),
        sessionCheck: quirk('ตรวจ session ที่ไม่มีแล้ว', 'เมื่อเรียกโดยไม่มี session', {
          '400': '400 พร้อม data.error แทน 401',
        }),
        massage: quirk('massage', 'ชื่อช่องที่เอกสารสะกดว่า massage', {
          message: 'สะกดว่า message',
        }),
        botCheck: quirk('ผู้ให้บริการตรวจหุ่นยนต์', 'reCAPTCHA จำลอง', { down: 'ติดต่อไม่ได้' }),
        additive: z
          .optional(z.boolean())
          .check(
            z.meta({ title: 'เพิ่มช่องที่สัญญาไม่รู้จัก', description: 'server_time และ x_extra ในทุกคำตอบ' }),
          ),
      }),
    )
    .mutation(({ ctx, input }) => {
      const { world: _world, ...quirks } = input;
      ctx.world.quirks = quirks;
    }),
});
