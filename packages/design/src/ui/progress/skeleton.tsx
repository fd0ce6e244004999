import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS width. */
  width?: string;
  /** In pixels. */
  height?: number;
  round?: boolean;
}

/** The shape of what is loading. Say "Loading" once beside it; the shapes themselves are silent. */
export function Skeleton({ width = '100%', height = 16, round = false }: SkeletonProps) {
  return (
    <span className={styles.skeleton} data-round={round || undefined} style={{ width, height }} aria-hidden="true" />
  );
}
