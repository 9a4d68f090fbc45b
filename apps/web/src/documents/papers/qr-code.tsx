import { QUIET, qrModules } from '@coop/papers/qr-modules';
import styles from './qr-code.module.css';

interface QrCodeProps {
  readonly content: string;
  /** Words for those who cannot see it. */
  readonly label: string;
}

/** Black on white in every theme and on paper: a reader needs the contrast. */
export function QrCode({ content, label }: QrCodeProps) {
  const { path, size } = qrModules(content);
  const side = size + 2 * QUIET;
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
