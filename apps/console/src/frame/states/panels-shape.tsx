import { useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import styles from './panels-shape.module.css';
import { SHAPE_AFTER_MS, usePatience } from './use-patience.ts';

/** How many lines each panel of a column has, column by column. */
export type PanelLines = readonly (readonly number[])[];

/** While panels are on their way: as many of them as come, about as high. */
export function PanelsShape({ columns, className }: { columns: PanelLines; className: string | undefined }) {
  const { t } = useText();
  const isShown = usePatience(SHAPE_AFTER_MS);
  return (
    <div className={classNames(styles.shape, className)} role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      {isShown &&
        columns.map((panels, column) => (
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
