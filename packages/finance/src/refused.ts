/** Result of the rules of money; undefined where they refuse the figures with a RangeError. */
export function unlessRefused<T>(rules: () => T): T | undefined {
  try {
    return rules();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
