/** Returns a day of each month counted from year 0, derived once: it is the same for every member. */
export function dayOfEach(derive: (month: number) => string): (month: number) => string {
  const known = new Map<number, string>();
  return (month) => {
    let found = known.get(month);
    if (found === undefined) {
      found = derive(month);
      known.set(month, found);
    }
    return found;
  };
}
