import { useText } from '@portal/design/i18n/use-text.ts';
import styles from './list-shape.module.css';
import { SHAPE_AFTER_MS, useDelay } from './use-delay.ts';

const SHAPES = Array.from({ length: 10 }, (_, index) => index);

export function ListShape() {
  const { t } = useText();
  const isShown = useDelay(SHAPE_AFTER_MS);
  return (
    <div className={styles.shape} role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      {isShown && SHAPES.map((line) => <span key={line} className={styles.line} />)}
    </div>
  );
}
