import styles from './overview.module.css';

const looks = {
  french: { angle: 45, width: 6, ground: styles.frenchGround, stroke: styles.frenchStroke },
  stopped: { angle: 45, width: 4, ground: styles.ground, stroke: styles.stoppedStroke },
  late: { angle: -45, width: 5, ground: styles.lateGround, stroke: styles.lateStroke },
} as const;

/** Pattern of a series, distinguishable when printed in greyscale: each has a different direction or width. */
export function Hatch({ id, look }: { id: string; look: keyof typeof looks }) {
  const { angle, width, ground, stroke } = looks[look];
  return (
    <svg width="0" height="0" aria-hidden="true" className={styles.patterns}>
      <defs>
        <pattern
          id={id}
          width={width}
          height={width}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${String(angle)})`}
        >
          <rect className={ground} width={width} height={width} />
          <rect className={stroke} width={width / 3} height={width} />
        </pattern>
      </defs>
    </svg>
  );
}
