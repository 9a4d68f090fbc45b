import { lazy, Suspense } from 'react';
import type { QrCode as QrCodeType } from './qr-code.tsx';

// The drawing comes after the page: it stands on papers, most of which exist in print only.
let Drawing: typeof QrCodeType | undefined;

/** Loads the drawing, for what has to be there at once. */
export async function loadDrawing() {
  Drawing ??= (await import('./qr-code.tsx')).QrCode;
  return { default: Drawing };
}
const LazyDrawing = lazy(loadDrawing);

/** A QR code, nothing until its drawing is there. */
export function LazyQrCode(props: Parameters<typeof QrCodeType>[0]) {
  const QrCode = Drawing ?? LazyDrawing;
  return (
    <Suspense fallback={null}>
      <QrCode {...props} />
    </Suspense>
  );
}
