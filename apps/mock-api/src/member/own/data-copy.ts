import {
  bodiesFrom,
  type CopiedKey,
  type EndpointKey,
  endpointKeys,
  endpoints,
} from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import type { DataSection } from '@coop/contracts/member/own/consent';
import { wallTime } from '@coop/cooperative/moments';
import type { Call, HandlersOf } from '../../call/handler.ts';
import type { World } from '../../world/world.ts';
import { ensurePassword } from '../access/password.ts';

/** Context that handlers are given besides the body of their own call. */
type Asking = Omit<Call<'memberDataCopyCreate'>, 'body'>;
/** Returns what the member posted on the board under their own number. */
const postsOf = ({ overlay }: World, subject: string) =>
  overlay
    .all('board-post', 'all')
    .filter(({ value }) => value.memberNo === subject)
    .map(({ at, value: { question, note } }) => ({
      created_at: wallTime(at),
      title: question,
      body: note,
    }));

/** Returns what each screen of the member area would be answered, one section a call. */
async function sectionsOf(asking: Asking, readers: HandlersOf<CopiedKey>): Promise<DataSection[]> {
  const read = async (key: CopiedKey, body: object): Promise<DataSection['records'][number]> => {
    // A handler takes the body of its own call.
    const reader = readers[key] as (call: object) => object | Promise<object>;
    return { ...(await reader({ ...asking, body })) };
  };
  const sections: DataSection[] = [];
  for (const key of endpointKeys.filter(isCopied)) {
    const { dataCopy, listedIn, titleTH: title }: Endpoint = endpoints[key];
    if (!dataCopy || 'none' in dataCopy) continue;
    const listing = listedIn && (await read(listedIn[0] as CopiedKey, {}));
    const bodies = listing ? bodiesFrom(key, listing) : [{}];
    const records = await Promise.all(bodies.map((body) => read(key, body)));
    for (const record of records) for (const field of dataCopy.without ?? []) delete record[field];
    sections.push({ name: dataCopy.section, title, records });
  }
  return sections;
}

const isCopied = (key: EndpointKey): key is CopiedKey => {
  const { dataCopy }: Endpoint = endpoints[key];
  return dataCopy !== undefined && 'section' in dataCopy;
};

/** Returns what no call tells. */
function untold(world: World, subject: string): DataSection[] {
  const replies = world.overlay.all('confirm-reply', subject).map(({ value }) => ({ ...value }));
  return [
    { name: 'posts', title: 'กระทู้ของท่าน', records: postsOf(world, subject) },
    { name: 'confirm_replies', title: 'คำตอบหนังสือยืนยันยอด', records: replies },
  ];
}

/** The copy of a member's data, from the calls that the contract names for it. */
export const dataCopyHandlers = (
  readers: HandlersOf<CopiedKey>,
): HandlersOf<'memberDataCopyCreate'> => ({
  async memberDataCopyCreate({ body, ...asking }) {
    const { world, subject } = asking;
    await ensurePassword(world, subject, body);
    const now = world.clock.now();
    world.overlay.append({ at: now, kind: 'data-copy', subject, value: {} });
    const read = await sectionsOf(asking, readers);
    return {
      made_at: wallTime(now),
      membership_no: subject,
      sections: [...read, ...untold(world, subject)],
    };
  },
});
