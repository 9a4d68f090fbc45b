const SIGNATURES: readonly { type: string; extension: string; starts: readonly number[] }[] = [
  { type: 'image/jpeg', extension: 'jpg', starts: [0xff, 0xd8, 0xff] },
  { type: 'image/png', extension: 'png', starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/gif', extension: 'gif', starts: [0x47, 0x49, 0x46, 0x38] },
];

/** Detects a picture's type by its first bytes, whatever its name claims. */
export function sniffImage(bytes: Uint8Array): { type: string; extension: string } | undefined {
  return SIGNATURES.find(({ starts }) => starts.every((byte, i) => bytes[i] === byte));
}

const TYPES = ['image/jpeg', 'image/png', 'application/pdf'];

/** Detects a file's type by its first bytes, whatever its name and address claim. */
export function sniffPaper(bytes: Uint8Array): string | undefined {
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  const type = isPdf ? 'application/pdf' : sniffImage(bytes)?.type;
  return type && TYPES.includes(type) ? type : undefined;
}
