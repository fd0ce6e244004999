import { useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { MenuItem, MenuList } from '@portal/design/ui/menus/menu.tsx';
import { Popover } from '@portal/design/ui/menus/popover.tsx';
import styles from './filter-chip.module.css';

export interface FilterChipProps {
  label: string;
  value: string | undefined;
  onClear: () => void;
  children: ReactNode;
}

export function FilterChip({ label, value, onClear, children }: FilterChipProps) {
  const { t } = useText();
  return (
    <div className={classNames(styles.chip, value !== undefined && styles.on)}>
      <Popover
        label={
          <>
            {value === undefined ? label : t('console.filters.is', { label, value })}
            {value === undefined && <ChevronDown size={14} aria-hidden="true" />}
          </>
        }
        title={label}
        className={styles.open}
      >
        {children}
      </Popover>
      {value !== undefined && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('console.filters.remove', { label })}
          onClick={onClear}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

export interface ChoiceChipProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  chosen: Choice | undefined;
  wordsOf: (choice: Choice) => string | undefined;
  onChoose: (choice: Choice | undefined) => void;
}

export function ChoiceChip<Choice extends string>(props: ChoiceChipProps<Choice>) {
  const { label, choices, chosen, wordsOf, onChoose } = props;
  return (
    <FilterChip label={label} value={chosen && wordsOf(chosen)} onClear={() => onChoose(undefined)}>
      <MenuList>
        {choices.map((choice) => (
          <MenuItem key={choice} isChosen={choice === chosen} onPress={() => onChoose(choice)}>
            {wordsOf(choice)}
          </MenuItem>
        ))}
      </MenuList>
    </FilterChip>
  );
}
