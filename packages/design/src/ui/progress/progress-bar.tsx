import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  value: number;
  /** Accessible name; without it, the bar is decorative next to equivalent text. */
  label?: string;
}

export function ProgressBar({ value, label }: ProgressBarProps) {
  const percentage = Math.round(Math.min(1, Math.max(0, value)) * 100);
  const role = label
    ? ({ role: 'progressbar', 'aria-label': label, 'aria-valuenow': percentage } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <div className={styles.track} {...role}>
      <div className={styles.bar} style={{ width: `${String(percentage)}%` }} />
    </div>
  );
}
