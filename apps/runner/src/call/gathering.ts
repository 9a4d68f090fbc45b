/** Field name → values that answers have shown under it. */
export type Gathered = ReadonlyMap<string, ReadonlySet<string | number>>;

const MOST_VALUES = 40;
const LONGEST = 60;

const isShort = (value: unknown): value is string | number =>
  typeof value === 'string' ? value !== '' && value.length <= LONGEST : Number.isInteger(value);

export class Gathering {
  readonly found = new Map<string, Set<string | number>>();

  /** Records every short text and whole number of an answer under its field's name, in the order of the answer. */
  take(value: unknown, name = ''): void {
    if (Array.isArray(value)) {
      for (const item of value) this.take(item, name);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) this.take(item, key);
    } else if (isShort(value)) {
      const values = this.found.get(name) ?? new Set();
      if (values.size < MOST_VALUES) values.add(value);
      this.found.set(name, values);
    }
  }
}
