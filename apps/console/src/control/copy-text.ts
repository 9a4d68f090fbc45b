/** Puts text on the clipboard, which browsers allow on https and on this machine only. */
export async function copyText(text: string): Promise<void> {
  if (!('clipboard' in navigator)) {
    throw new Error('เบราว์เซอร์ให้คัดลอกได้เฉพาะหน้า https หรือ localhost');
  }
  await navigator.clipboard.writeText(text);
}
