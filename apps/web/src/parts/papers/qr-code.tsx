import { type Bitmap2D, correction, generate } from 'lean-qr';
import styles from './qr-code.module.css';

/** Free modules that readers expect around a code. */
const QUIET = 4;

/** The dark modules as one path, a rectangle for each run in a row. */
function pathOf(code: Bitmap2D): string {
  const { size } = code;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && code.get(x, y)) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
    }
  }
  return path;
}

interface QrCodeProps {
  readonly content: string;
  /** What it says, for those who cannot see it. */
  readonly label: string;
}

/** Black on white in every theme and on paper: a reader needs the contrast. */
export function QrCode({ content, label }: QrCodeProps) {
  const code = generate(content, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * QUIET;
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={pathOf(code)} fill="#000" />
    </svg>
  );
}
