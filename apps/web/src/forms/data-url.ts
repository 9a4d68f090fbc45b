/** A file as a data URL; the browser reads and encodes it in one go. */
export function dataUrlOf(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}

/** A file as the calls take it. */
export const fileToSend = async (file: File) => ({ name: file.name, data: await dataUrlOf(file) });

/** The bytes of a file in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const url = await dataUrlOf(file);
  return url.slice(url.indexOf(',') + 1);
}
