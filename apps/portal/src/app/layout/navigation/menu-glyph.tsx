import styles from './menu-glyph.module.css';

export function MenuGlyph() {
  return <span className={styles.lines} />;
}
