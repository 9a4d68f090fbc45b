import type { Fact } from '../../world/state/overlay.ts';

// Facts derived from their number, so that a file's contents can be compared with what was written.

const START = Date.UTC(2026, 10, 20);
/** Facts of a world that are replaced together. */
export const GROUP_SIZE = 12;

/** Mostly a line, sometimes pages of the file. */
const textOf = (kind: string, no: number) => {
  const roll = Math.imul(no, 0x9e3779b1) >>> 8;
  return `${kind} ${no} `.repeat(roll % 16 === 0 ? 1 + (roll % 4_000) : 1 + (roll % 20));
};

export function postFact(no: number): Fact<'board-post'> {
  const note = textOf('โพสต์', no);
  const value = { id: no, key: `key-${no}`, by: 'ผู้ทดสอบ', memberNo: '000001', question: '?', note };
  return { at: START + no, kind: 'board-post', subject: 'all', value };
}

/** Only the last of a member's photos is kept. */
export function photoFact(no: number): Fact<'avatar'> {
  const value = { file: `${no}.jpg`, base64: textOf('photo', no) };
  return { at: START + no, kind: 'avatar', subject: '00001', value };
}

/** Returns a generation of facts that is replaced as a whole. */
export function groupOf(generation: number): Fact<'demand'>[] {
  return Array.from({ length: GROUP_SIZE }, (_, index) => ({
    at: START + generation,
    kind: 'demand' as const,
    subject: 'all',
    value: {
      no: `D2569-${generation}-${index}`,
      key: `key-${index}`,
      kind: 'เสนอแนะ' as const,
      topic: 'หัวข้อ',
      detail: textOf('demand', generation * GROUP_SIZE + index),
      contact: '',
      isPrivate: false,
    },
  }));
}
