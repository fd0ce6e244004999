import { addMonths } from '@portal/contract/calendar';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { monthNames } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import styles from '../../../parts/application/dialogs.module.css';

/** The maximum number of months to request; the last one is the last full month. */
const MONTHS = 12;

export interface MonthTilesProps {
  today: string;
  known: readonly MarkedMonth[];
  asked: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export function MonthTiles({ today, known, asked, chosen, onChange }: MonthTilesProps) {
  const { t, language } = useText();
  const last = addMonths(today.slice(0, 7), -1);
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(last, index - MONTHS + 1));
  return (
    <fieldset className={styles.group}>
      <legend>
        {t('console.ask.statements')} <span>{t('console.ask.chosen', { count: chosen.length })}</span>
      </legend>
      <div className={styles.tiles}>
        {months.map((month) => {
          const mark = known.find((one) => one.month === month);
          const isChosen = chosen.includes(month);
          const under = mark ? t(`console.monthTiles.${mark.state}`) : month.slice(0, 4);
          return (
            <label key={month} className={classNames(styles.tile, isChosen && styles.chosen)} data-state={mark?.state}>
              <input
                type="checkbox"
                className="visually-hidden"
                checked={isChosen}
                onChange={() => onChange(isChosen ? chosen.filter((one) => one !== month) : [...chosen, month])}
              />
              <b>{monthNames(language, 'short')[Number(month.slice(5)) - 1]}</b>
              <span>{asked.includes(month) ? t('console.ask.asked') : under}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
