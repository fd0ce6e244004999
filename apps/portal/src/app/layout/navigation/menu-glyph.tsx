import styles from './menu-glyph.module.css';

/** The sign of a menu, the same in every bar. */
export function MenuGlyph() {
  return <span className={styles.lines} />;
}
