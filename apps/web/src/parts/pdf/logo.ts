/** Finer than it is printed: 14 mm at 580 dots an inch. */
const DOTS = 320;

/** Draws a picture in the middle of a white square, as large as fits. */
function drawWithin(pen: CanvasRenderingContext2D, image: HTMLImageElement): void {
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, DOTS, DOTS);
  // A vector drawing may have no size of its own.
  const [width, height] = [image.naturalWidth || DOTS, image.naturalHeight || DOTS];
  const scale = DOTS / Math.max(width, height);
  const [x, y] = [(DOTS - width * scale) / 2, (DOTS - height * scale) / 2];
  pen.drawImage(image, x, y, width * scale, height * scale);
}

/** The logo as a JPEG, whatever kind of picture it is; none where it does not come. */
export async function logoAt(address: string): Promise<ArrayBuffer | undefined> {
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = DOTS;
    canvas.height = DOTS;
    const pen = canvas.getContext('2d');
    if (!pen) return undefined;
    drawWithin(pen, image);
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
    return await (await promise)?.arrayBuffer();
  } catch {
    return undefined;
  }
}
