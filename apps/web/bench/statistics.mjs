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
