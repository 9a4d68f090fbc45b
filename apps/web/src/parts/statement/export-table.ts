/** A spreadsheet cell: money and numbers as numbers, days as dates. */
export type ExportCell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'money'; readonly value: number | null }
  | { readonly kind: 'count'; readonly value: number }
  | { readonly kind: 'date'; readonly value: string };

export interface ExportTable {
  /** Name of the file without its ending, and of the sheet. */
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly ExportCell[])[];
}

/** Characters that a sheet's name and most file systems refuse. */
export function safeName(name: string): string {
  return name.replace(/[[\]:*?/\\<>|"]/g, '-');
}

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the address during the click.
  URL.revokeObjectURL(link.href);
}
