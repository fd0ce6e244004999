import styles from './kbd.module.css';

/** A key cap; most key names are the same in both languages. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className={styles.kbd} aria-hidden="true">
      {children}
    </kbd>
  );
}
