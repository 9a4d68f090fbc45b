/** Copies text. Throws where browsers forbid it: elsewhere than on https and localhost. */
export async function copyText(text: string): Promise<void> {
  if (!('clipboard' in navigator)) {
    throw new Error('เบราว์เซอร์ให้คัดลอกได้เฉพาะหน้า https หรือ localhost');
  }
  await navigator.clipboard.writeText(text);
}
