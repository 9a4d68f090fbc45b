import { base, en, Faker, type LocaleDefinition, th } from '@faker-js/faker';
import { hash32 } from './hash.ts';
import { PROVINCE } from './province/locale.ts';
import { createRandomizer } from './randomizer.ts';

// One random stream per (seed, member, feature): a new draw for loans does not change the deposits.

/** A Faker of the province that draws from a generator of its own. */
export class Stream extends Faker {
  readonly #randomizer;
  readonly #parts = new Map<LocaleDefinition, Faker>();

  constructor(randomizer = createRandomizer()) {
    super({ locale: [PROVINCE, th, en, base], randomizer });
    this.#randomizer = randomizer;
  }

  /** Returns a Faker that knows a part of the province better, such as a district, and draws from the same stream. */
  within(part: LocaleDefinition): Faker {
    let found = this.#parts.get(part);
    if (!found) {
      const locale = [part, PROVINCE, th, en, base];
      found = new Faker({ locale, randomizer: this.#randomizer });
      this.#parts.set(part, found);
    }
    return found;
  }
}

/** Streams that nobody draws from: to make one costs more than most of what is drawn. */
const idle: Stream[] = [];

/** Returns what a function draws from the stream of a feature of a member; always the same. */
export function draw<T>(seed: string, no: number, feature: string, from: (stream: Stream) => T): T {
  const stream = idle.pop() ?? new Stream();
  stream.seed(hash32(`${seed}/${feature}`, no));
  const drawn = from(stream);
  idle.push(stream);
  return drawn;
}
