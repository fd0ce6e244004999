import { type WorkListOrder, workListOrders } from '@portal/contract/staff/work-list-terms';
import { useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import ArrowDown from 'lucide-react/icons/arrow-down-wide-narrow';
import ArrowUp from 'lucide-react/icons/arrow-up-narrow-wide';
import { MenuItem, MenuList } from '@portal/design/ui/menus/menu.tsx';
import { Popover } from '@portal/design/ui/menus/popover.tsx';
import tool from '@portal/design/ui/buttons/tool-button.module.css';
import { orderLabels } from '../rows/columns.tsx';
import styles from './filter-bar.module.css';
import type { WorkListState } from '../work-list-state.ts';

export interface SortMenuProps {
  state: WorkListState;
  onOrder: (order: WorkListOrder) => void;
}

/** Every order, including those without a visible column on narrow screens. Choosing the current one reverses it. */
export function SortMenu({ state: { order, direction }, onOrder }: SortMenuProps) {
  const { t } = useText();
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown;
  const arrow = <Arrow size={16} aria-hidden="true" />;
  return (
    <Popover
      label={
        <>
          {arrow}
          <span className={styles.order} aria-hidden="true">
            {t(orderLabels[order])}
          </span>
        </>
      }
      name={t('console.sort.by', { order: t(orderLabels[order]), direction: t(`console.sort.${direction}`) })}
      title={t('console.sort.title')}
      className={classNames(tool.tool, styles.sort)}
    >
      <MenuList>
        {workListOrders.map((one) => (
          <MenuItem key={one} icon={one === order && arrow} isChosen={one === order} onPress={() => onOrder(one)}>
            {t(orderLabels[one])}
          </MenuItem>
        ))}
      </MenuList>
    </Popover>
  );
}
