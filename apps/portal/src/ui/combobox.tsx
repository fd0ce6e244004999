import { useCombobox } from 'downshift';
import Search from 'lucide-react/icons/search';
import styles from './combobox.module.css';
import { highlightedParts } from './highlighted-parts.ts';

export interface ComboboxItem {
  id: string;
  text: string;
  detail?: string;
  /** Parts of the text that match what is typed: offsets, end exclusive. */
  highlights?: readonly (readonly [start: number, end: number])[];
}

export interface ComboboxProps {
  /** Of the input; its label is expected to be `<id>-label`. */
  id: string;
  text: string;
  /** The item that the text stands for; none while the words are the person's own. */
  chosenId?: string | undefined;
  items: readonly ComboboxItem[];
  /** Shown in place of a list that has nothing for what is typed. */
  emptyText: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  onTextChange: (text: string) => void;
  onChoose: (id: string) => void;
  onBlur?: () => void;
}

/** A text field with suggestions under it (ARIA 1.2: the focus stays in the field). Loaded lazily. */
export function Combobox(props: ComboboxProps) {
  const { id, text, chosenId, items, emptyText, describedBy, invalid = false, onTextChange, onChoose, onBlur } = props;
  const { isOpen, highlightedIndex, getInputProps, getItemProps, getMenuProps } = useCombobox<ComboboxItem>({
    items: [...items],
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    inputValue: text,
    selectedItem: items.find((item) => item.id === chosenId) ?? null,
    itemToString: (item) => item?.text ?? '',
    getA11yStatusMessage: () => '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.id);
    },
  });
  const inputProps = getInputProps({
    onChange: ({ currentTarget }) => onTextChange(currentTarget.value),
    ...(onBlur && { onBlur }),
  }) as Record<string, unknown> & { 'aria-activedescendant'?: string };
  const isListShown = isOpen && text.trim() !== '' && items.length > 0;

  return (
    <div className={styles.root}>
      <Search className={styles.icon} size={20} aria-hidden="true" />
      <input
        {...inputProps}
        aria-activedescendant={inputProps['aria-activedescendant'] || undefined}
        className={styles.input}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
      />
      <ul {...getMenuProps()} className={styles.list} hidden={!isListShown}>
        {isListShown &&
          items.map((item, index) => (
            <li
              key={item.id}
              {...getItemProps({ item, index })}
              className={styles.item}
              data-focused={index === highlightedIndex || undefined}
            >
              <span>
                {highlightedParts(item.text, item.highlights ?? []).map(({ words, isHit }, part) =>
                  isHit ? <b key={part}>{words}</b> : <span key={part}>{words}</span>,
                )}
              </span>
              {item.detail && <span className={styles.detail}>{item.detail}</span>}
            </li>
          ))}
      </ul>
      <p role="status" className={styles.empty} hidden={!isOpen || items.length > 0 || text.trim() === ''}>
        {isOpen && items.length === 0 ? emptyText : ''}
      </p>
    </div>
  );
}
