/** Returns a day of each month counted from year 0, or of each year, derived once: it is the same for every member. */
export function dayOfEach(derive: (which: number) => string): (which: number) => string {
  const known = new Map<number, string>();
  return (which) => {
    let found = known.get(which);
    if (found === undefined) {
      found = derive(which);
      known.set(which, found);
    }
    return found;
  };
}
