import { useText } from '@portal/design/i18n/use-text.ts';
import { useEffect, useState } from 'react';
import styles from './list-shape.module.css';

/** Nothing is shown for so long, then the shape of what comes. */
const PATIENCE_MS = 150;
const SHAPES = Array.from({ length: 10 }, (_, index) => index);

/** While the first rows are on their way. */
export function ListShape() {
  const { t } = useText();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const patience = setTimeout(() => setIsShown(true), PATIENCE_MS);
    return () => clearTimeout(patience);
  }, []);
  return (
    <div className={styles.shape} role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      {isShown && SHAPES.map((line) => <span key={line} className={styles.line} />)}
    </div>
  );
}
