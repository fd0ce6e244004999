import styles from './spinner.module.css';

/** A turning ring. It is silent to screen readers: name the wait beside it. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden="true" />;
}
