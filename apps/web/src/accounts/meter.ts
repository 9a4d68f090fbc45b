export type Score = 0 | 1 | 2 | 3 | 4;
/** Measure of how hard a password is to guess; one made of the person's own words is easy. */
export type Meter = (password: string, inputs: readonly string[]) => Score;

/** The estimator and its dictionary are larger than any screen, so they are loaded only when a password is chosen. */
export async function loadMeter(): Promise<Meter> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
  });
  return (password, inputs) => estimator.check(password, [...inputs]).score;
}
