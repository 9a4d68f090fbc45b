import { keyedPermutation } from './permutation.ts';
import type { View } from './view.ts';

// Members guarantee each other within circles: a keyed permutation puts a thousand neighbours in a row, and the row is
// cut into circles of about this size. Both directions are computed: the circle of 04217, and the members of circle 12.
// A circle of a full thousand does not depend on the size of the population.

const CIRCLE_SIZE = 100;
const BLOCK = 1_000;
const CIRCLES_IN_BLOCK = BLOCK / CIRCLE_SIZE;

interface Block {
  readonly before: number;
  readonly size: number;
  readonly circles: number;
}

function blockAt({ population }: View, block: number): Block {
  const before = block * BLOCK;
  const size = Math.min(BLOCK, population - before);
  return { before, size, circles: Math.max(1, Math.floor(size / CIRCLE_SIZE)) };
}

function rowOf({ seed }: View, { before, size }: Block) {
  return keyedPermutation(`${seed}/circle/${before}`, size);
}

/** Returns the number of places before a circle; the sizes of a block's circles differ by at most one. */
function placesBefore({ size, circles }: Block, circle: number): number {
  return Math.floor((circle * size) / circles);
}

export function circleIndexOf(view: View, memberNo: number): number {
  const blockIndex = Math.floor((memberNo - 1) / BLOCK);
  const block = blockAt(view, blockIndex);
  const place = rowOf(view, block).forward(memberNo - block.before) - 1;
  let circle = Math.floor((place * block.circles) / block.size);
  // The division may round down to the circle before, so the ranges are checked.
  if (place >= placesBefore(block, circle + 1)) circle += 1;
  return blockIndex * CIRCLES_IN_BLOCK + circle;
}

/** Returns the numbers of a circle's members. */
export function circleAt(view: View, index: number): number[] {
  const block = blockAt(view, Math.floor(index / CIRCLES_IN_BLOCK));
  const circle = index % CIRCLES_IN_BLOCK;
  const row = rowOf(view, block);
  const numbers: number[] = [];
  for (
    let start = placesBefore(block, circle);
    start < placesBefore(block, circle + 1);
    start += 1
  ) {
    numbers.push(block.before + row.backward(start + 1));
  }
  return numbers;
}
