import { LRUCache } from 'lru-cache';
import { BEGUN_ANEW } from './simulation/journal.ts';
import type { World } from './world.ts';

/** Names of this many worlds are remembered. */
const MOST = 10_000;

const sentenceOf = (name: string) =>
  `โลกจำลอง ${name} ถูกนำออกเพราะไม่ได้ใช้นานหรือมีโลกอื่นมาก จึงเริ่มใหม่: การเข้าสู่ระบบ ข้อผิดพลาด นาฬิกา และสิ่งที่บันทึกไว้ก่อนหน้าไม่อยู่แล้ว`;

/** Remembers the worlds that went with something in them, to say so where they begin anew. */
export function createLostWorlds() {
  const lost = new LRUCache<string, number>({ max: MOST });
  return {
    add: (name: string, instant: number) => void lost.set(name, instant),
    /** Says in a world that begins anew, in its journal and to its next call, that there was another before it. */
    tell(world: World): void {
      const lostAt = lost.get(world.name);
      if (lostAt === undefined) return;
      lost.delete(world.name);
      const sentence = sentenceOf(world.name);
      world.lost = { at: lostAt, sentence };
      world.journal.add({
        at: world.clock.now(),
        method: BEGUN_ANEW,
        url: `/${world.name}`,
        status: 410,
        ms: 0,
        request: '',
        response: JSON.stringify({ message: sentence }),
      });
    },
  };
}
