/** Everything a derivation may read of its world: seed, population, first day, and the last day on record. */
export interface View {
  readonly seed: string;
  readonly population: number;
  /** Day on which the world was made; the personas' stories are told relative to it. */
  readonly startedOn: string;
  /** Last day whose movements are on record (ISO). Payments show on the next working day, so it is yesterday. */
  readonly asOf: string;
}
