/** Photos up to this size are made smaller on the device; a camera's are well below. */
export const MOST_PHOTO_MEGABYTES = 20;

/** Longest sides and qualities that are tried, best first: the smallest still shows the letters of a page. */
const STEPS = [
  [3000, 0.85],
  [2400, 0.8],
  [2000, 0.75],
  [1600, 0.7],
  [1200, 0.6],
] as const;

/** Draws a picture no longer than a side as JPEG. */
export type DrawPhoto = (photo: Blob, side: number, quality: number) => Promise<Blob | null>;

const drawPhoto: DrawPhoto = async (photo, mostPixels, quality) => {
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  // What is clear in a PNG would be black.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', quality);
  return promise;
};

/**
 * Returns a photo as it is, or made as small as it has to be to be sent. A picture that the browser cannot open stays as
 * it is, and is refused by its size.
 */
export async function fitPhoto(file: File, mostBytes: number, draw = drawPhoto): Promise<File> {
  const isPhoto = /^image\/(jpeg|png)$/.test(file.type);
  if (!isPhoto || file.size <= mostBytes) return file;
  if (file.size > MOST_PHOTO_MEGABYTES * 1024 * 1024) return file;
  for (const [side, quality] of STEPS) {
    const small = await draw(file, side, quality).catch(() => null);
    if (small && small.size <= mostBytes) {
      const name = file.name.replace(/\.[^.]*$/, '.jpg');
      return new File([small], name, { type: 'image/jpeg', lastModified: file.lastModified });
    }
  }
  return file;
}
