export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Does something so many times, one after the other; resolves to what came of each. */
export async function repeated(times, once) {
  const found = [];
  for (let time = 0; time < times; time += 1) found.push(await once());
  return found;
}

/** Makes a figure with a target, as tools/bench prints and compares it. */
export const figure = (name, value, unit, target) => ({
  name,
  value: Number(value.toFixed(1)),
  unit,
  target,
  met: target.atMost === undefined ? value >= target.atLeast : value <= target.atMost,
});

/** Prints figures as a table. */
export const show = (figures) =>
  console.table(figures.map(({ target, ...rest }) => ({ ...rest, ...target })));
