import styles from './spinner.module.css';

/** Silent to screen readers: name the wait next to it. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden="true" />;
}
