import { keyedPermutation } from './permutation.ts';
import type { View } from './view.ts';

// Members guarantee each other within circles: a keyed permutation puts everybody in a row, and the row is cut into
// circles of about this size. Both directions are computed: in which circle 04217 is, and who is in circle 12.

const CIRCLE_SIZE = 40;

function rowOf({ seed, population }: View) {
  return keyedPermutation(`${seed}/circle`, population);
}

function circleCount({ population }: View): number {
  return Math.max(1, Math.floor(population / CIRCLE_SIZE));
}

/** Number of places before a circle; the sizes of circles differ by one at most. */
function placesBefore(view: View, circle: number): number {
  return Math.floor((circle * view.population) / circleCount(view));
}

/** The circle that a member is in. */
export function circleIndexOf(view: View, memberNo: number): number {
  const place = rowOf(view).forward(memberNo) - 1;
  let circle = Math.floor((place * circleCount(view)) / view.population);
  // The division may round down to the circle before, so the ranges are checked.
  if (place >= placesBefore(view, circle + 1)) circle += 1;
  return circle;
}

/** Numbers of a circle's members. */
export function circleAt(view: View, circle: number): number[] {
  const row = rowOf(view);
  const numbers: number[] = [];
  for (let at = placesBefore(view, circle); at < placesBefore(view, circle + 1); at += 1) {
    numbers.push(row.backward(at + 1));
  }
  return numbers;
}
