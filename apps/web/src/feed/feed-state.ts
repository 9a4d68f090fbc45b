/** A feed at one moment; the results of the cache of feeds have this form, too. */
export interface Feed<T> {
  /** The last data, kept when asking again fails. */
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  /** Whether nothing has come yet. */
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** When the data were read, in milliseconds. */
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}
