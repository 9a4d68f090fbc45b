/** Loads the library of pictures, which is large and rarely needed; it keeps nothing of a picture that it has drawn. */
export async function pictureLibrary() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
