import styles from './kbd.module.css';

/** A key cap; names of keys are the same in both languages, but for those in words. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className={styles.kbd} aria-hidden="true">
      {children}
    </kbd>
  );
}
