import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS width. */
  width?: string;
  height?: number;
  round?: boolean;
}

/** Placeholder for loading content. Shapes are silent: say "Loading" once next to them. */
export function Skeleton({ width = '100%', height = 16, round = false }: SkeletonProps) {
  return (
    <span className={styles.skeleton} data-round={round || undefined} style={{ width, height }} aria-hidden="true" />
  );
}
