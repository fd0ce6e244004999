import { useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Columns3 from 'lucide-react/icons/columns-3';
import { Popover } from '@portal/design/ui/menus/popover.tsx';
import tool from '@portal/design/ui/buttons/tool-button.module.css';
import toolbar from '@portal/design/ui/buttons/toolbar.module.css';
import { type ColumnChoice, columns } from '../rows/columns.tsx';
import styles from './filter-bar.module.css';

export interface ColumnsMenuProps {
  choices: readonly ColumnChoice[];
  onChange: (choices: ColumnChoice[]) => void;
}

export function ColumnsMenu({ choices, onChange }: ColumnsMenuProps) {
  const { t } = useText();
  const show = (name: string, isShown: boolean) =>
    onChange(choices.map((choice) => (choice.name === name ? { ...choice, isShown } : choice)));
  const move = (index: number, by: number) => {
    const next = [...choices];
    const [moved] = next.splice(index, 1);
    if (moved) next.splice(index + by, 0, moved);
    onChange(next);
  };
  return (
    <Popover
      label={<Columns3 size={16} aria-hidden="true" />}
      name={t('console.columns.choose')}
      title={t('console.columns.choose')}
      className={classNames(tool.tool, toolbar.deskOnly)}
    >
      <ul className={styles.columns}>
        {choices.map(({ name, isShown }, index) => {
          const column = t(columns[name].label);
          return (
            <li key={name}>
              <label>
                <input type="checkbox" checked={isShown} onChange={({ target }) => show(name, target.checked)} />
                {column}
              </label>
              <button
                type="button"
                aria-label={t('console.columns.earlier', { column })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUp size={14} aria-hidden="true" />
              </button>
              <button
                type="button"
                aria-label={t('console.columns.later', { column })}
                disabled={index === choices.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown size={14} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </Popover>
  );
}
