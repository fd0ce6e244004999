import { encode } from 'uqr';
import styles from './upload-links.module.css';

/** ISO/IEC 18004 requires a margin of four modules for scanners. */
const MARGIN = 4;

export function QrCode({ content, label }: { content: string; label: string }) {
  const { data, size } = encode(content, { ecc: 'M', border: MARGIN });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg className={styles.code} viewBox={`0 0 ${String(size)} ${String(size)}`} role="img" aria-label={label}>
      <path d={modules.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
