import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { IconButton } from '@portal/design/ui/buttons/icon-button.tsx';
import { useCombobox, type UseComboboxProps } from 'downshift';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useState } from 'react';
import { usePerson } from '../../api/session.ts';
import { KeyCaps } from '../../frame/keys/key-caps.tsx';
import { useKeyGroups } from '../../frame/keys/use-keys.ts';
import { commandItems, matching, type PaletteItem, placeItems } from './palette-items.tsx';
import styles from './palette.module.css';
import { useFound } from './use-found.ts';

export interface PaletteListProps {
  onChoose: (item: PaletteItem) => void;
  onClose: () => void;
}

const withoutBlur: NonNullable<UseComboboxProps<PaletteItem>['stateReducer']> = (state, { type, changes }) =>
  type === useCombobox.stateChangeTypes.InputBlur ? state : changes;

/** A search field with results below (ARIA 1.2 combobox: the focus stays in the field). */
export function PaletteList({ onChoose, onClose }: PaletteListProps) {
  const { t } = useText();
  const id = useId();
  const [text, setText] = useState('');
  const inputId = `${id}-field`;
  useEffect(() => document.getElementById(inputId)?.focus(), [inputId]);
  const { items, isSearching, error } = usePaletteItems(text);
  const { getInputProps, getItemProps, getMenuProps, highlightedIndex } = useCombobox<PaletteItem>({
    id,
    inputId,
    items,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item?.id,
    getA11yStatusMessage: () => '',
    stateReducer: withoutBlur,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });
  const inputProps = getInputProps({
    'aria-label': t('console.palette.title'),
    onChange: ({ currentTarget }) => setText(currentTarget.value),
    onKeyDown: ({ key, nativeEvent }) => {
      if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true });
    },
  });
  return (
    <div className={styles.sheet}>
      <div className={styles.field}>
        <Search size={18} aria-hidden="true" />
        <input
          {...inputProps}
          aria-activedescendant={inputProps['aria-activedescendant'] || undefined}
          placeholder={t('console.palette.hint')}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
        />
        <IconButton label={t('common.close')} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </div>
      <ul {...getMenuProps({ 'aria-label': t('console.palette.title'), className: styles.items })}>
        {items.map((item, index) => (
          <li
            key={item.id}
            {...getItemProps({ item, index })}
            className={styles.item}
            data-focused={index === highlightedIndex || undefined}
          >
            <PaletteLine item={item} />
          </li>
        ))}
      </ul>
      <Outcome count={items.length} isSearching={isSearching} error={error} />
    </div>
  );
}

/** The number of results, for screen readers only; an empty result is shown to everyone. */
function Outcome({ count, isSearching, error }: { count: number; isSearching: boolean; error: Error | null }) {
  const { t, message } = useText();
  const isNothing = count === 0 && !isSearching && !error;
  return (
    <p role="status" className={isNothing || error ? styles.nothing : 'visually-hidden'}>
      {error && message(messageKeyOf(error))}
      {isNothing && t('console.palette.nothing')}
      {!isSearching && count > 0 && t('console.palette.count', { count })}
    </p>
  );
}

function PaletteLine({ item: { icon, text, detail, end, keys } }: { item: PaletteItem }) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <b>{text}</b>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end}
      {keys !== undefined && (
        <span className={styles.keys}>
          <KeyCaps keys={keys} />
        </span>
      )}
    </>
  );
}

function usePaletteItems(text: string) {
  const words = useText();
  const person = usePerson();
  const groups = useKeyGroups();
  const found = useFound(text);
  const here = [...placeItems(person, words), ...commandItems(groups, words)];
  return { ...found, items: [...matching(here, text), ...found.items] };
}
