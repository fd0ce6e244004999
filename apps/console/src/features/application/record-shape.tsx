import { useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import { SHAPE_AFTER_MS, useDelay } from '../../frame/states/use-delay.ts';
import board from './application.module.css';
import styles from './record-shape.module.css';

/** Number of lines in each panel, by column: needs, facts and timeline, in the order shown on a phone. */
const COLUMNS = [[4, 8, 4], [8, 8, 6], [12]] as const;

export function RecordShape() {
  const { t } = useText();
  const isShown = useDelay(SHAPE_AFTER_MS);
  return (
    <div className={classNames(styles.shape, board.shape)} role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      {isShown &&
        COLUMNS.map((panels, column) => (
          <div key={column} className={styles.column}>
            {panels.map((lines, panel) => (
              <div key={panel} className={styles.panel}>
                {Array.from({ length: lines }, (_, line) => (
                  <span key={line} className={styles.line} />
                ))}
              </div>
            ))}
          </div>
        ))}
    </div>
  );
}
