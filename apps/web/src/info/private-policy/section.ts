/** One paragraph, a list, or terms with what belongs to each. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly terms: readonly (readonly [term: string, detail: string])[] };

export interface PolicySection {
  readonly title: string;
  readonly blocks: readonly Block[];
}
