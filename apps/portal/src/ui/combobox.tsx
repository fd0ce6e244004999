import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import Search from 'lucide-react/icons/search';
import type { ComponentProps, ReactNode } from 'react';
import styles from './combobox.module.css';
import { highlightedParts } from './highlighted-parts.ts';

export interface ComboboxItem {
  id: string;
  text: string;
  detail?: string;
  /** Holds other items: choosing it keeps the list open for them. */
  isGroup?: boolean;
  /** Parts of the text that match what is typed: offsets, end exclusive. */
  highlights?: readonly (readonly [start: number, end: number])[];
}

type InputAttributes = Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength' | 'name' | 'ref'>;

export interface ComboboxProps extends InputAttributes {
  /** Of the input; its label is expected to be `<id>-label`. */
  id: string;
  text: string;
  /** The item that the text stands for; none while the words are the person's own. */
  chosenId?: string | undefined;
  items: readonly ComboboxItem[];
  /** A magnifying glass where it is left out. */
  icon?: ReactNode;
  /** Shown in place of a list that has nothing for what is typed; nothing where it is left out. */
  emptyText?: string;
  /** Said politely by a screen reader when it changes; not shown. */
  status?: string;
  /** Stands below the list. */
  note?: ReactNode;
  /** Leaving the field leaves its text alone, even where an item is marked. */
  choosesOnPurpose?: boolean;
  describedBy?: string | undefined;
  invalid?: boolean;
  onTextChange: (text: string) => void;
  onChoose: (id: string) => void;
  onBlur?: () => void;
}

type State = UseComboboxState<ComboboxItem>;
type Change = UseComboboxStateChangeOptions<ComboboxItem>;

function keepGroupOpen(state: State, { type, changes }: Change): Partial<State> {
  const isChoice =
    type === useCombobox.stateChangeTypes.InputKeyDownEnter || type === useCombobox.stateChangeTypes.ItemClick;
  return isChoice && changes.selectedItem?.isGroup && changes.selectedItem !== state.selectedItem
    ? { ...changes, isOpen: true, highlightedIndex: -1 }
    : changes;
}

function chooseOnPurpose(state: State, change: Change): Partial<State> {
  const changes = keepGroupOpen(state, change);
  return change.type === useCombobox.stateChangeTypes.InputBlur
    ? { ...changes, selectedItem: state.selectedItem }
    : changes;
}

/** A text field with suggestions under it (ARIA 1.2: the focus stays in the field). Loaded lazily. */
export function Combobox(props: ComboboxProps) {
  const { id, text, chosenId, items, icon, emptyText, status, note, choosesOnPurpose = false, ...rest } = props;
  const { describedBy, invalid = false, onTextChange, onChoose, onBlur, ref, autoComplete = 'off', ...input } = rest;
  const { isOpen, highlightedIndex, getInputProps, getItemProps, getMenuProps } = useCombobox<ComboboxItem>({
    items: [...items],
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    inputValue: text,
    selectedItem: items.find((item) => item.id === chosenId) ?? null,
    itemToString: (item) => item?.text ?? '',
    getA11yStatusMessage: () => '',
    stateReducer: choosesOnPurpose ? chooseOnPurpose : keepGroupOpen,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.id);
    },
  });
  const isListShown = isOpen && text.trim() !== '' && items.length > 0;
  const inputProps = getInputProps({
    ...(ref && { ref }),
    onChange: ({ currentTarget }) => onTextChange(currentTarget.value),
    // Without a list, Enter is the form's.
    onKeyDown: (event) => {
      if (event.key === 'Enter' && !isListShown) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    },
    ...(onBlur && { onBlur }),
  }) as Record<string, unknown> & { 'aria-activedescendant'?: string };

  return (
    <div className={styles.root}>
      <span className={styles.icon}>{icon ?? <Search size={20} aria-hidden="true" />}</span>
      <input
        {...input}
        {...inputProps}
        autoComplete={autoComplete}
        aria-activedescendant={inputProps['aria-activedescendant'] || undefined}
        role="combobox"
        aria-controls={`${id}-list`}
        aria-expanded={isListShown}
        className={styles.input}
        spellCheck={false}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
      />
      <div className={styles.list} hidden={!isListShown}>
        <ul {...getMenuProps()} className={styles.items}>
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
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {emptyText !== undefined && (
        <p role="status" className={styles.empty} hidden={!isOpen || items.length > 0 || text.trim() === ''}>
          {isOpen && items.length === 0 ? emptyText : ''}
        </p>
      )}
      {status !== undefined && (
        <span role="status" className="visually-hidden">
          {status}
        </span>
      )}
    </div>
  );
}
