import Search from 'lucide-react/icons/search';
import type { ComponentProps, ReactNode } from 'react';
import { ComboboxList } from './combobox-list.tsx';
import styles from './combobox.module.css';
import { useSuggestions } from './use-suggestions.ts';

export interface ComboboxItem {
  id: string;
  text: string;
  detail?: string;
  /** A group of other items: choosing it keeps the list open for them. */
  isGroup?: boolean;
  /** Parts of the text that match the typed text: offsets, end exclusive. */
  highlights?: readonly (readonly [start: number, end: number])[];
}

type InputAttributes = Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength' | 'name' | 'ref'>;

export interface ComboboxProps extends InputAttributes {
  /** The input's id; its label is expected to be `<id>-label`. */
  id: string;
  text: string;
  /** The item that the text came from; none while the words are the person's own. */
  chosenId?: string | undefined;
  items: readonly ComboboxItem[];
  /** A magnifying glass if omitted. */
  icon?: ReactNode;
  /** Shown in place of an empty list; nothing if omitted. */
  emptyText?: string;
  /** Announced politely by screen readers when it changes; not shown. */
  status?: string;
  /** Shown below the list. */
  note?: ReactNode;
  /** Leaving the field does not change its text, even if an item is highlighted. */
  choosesOnPurpose?: boolean;
  describedBy?: string | undefined;
  invalid?: boolean;
  onTextChange: (text: string) => void;
  onChoose: (id: string) => void;
  onBlur?: () => void;
}

/** A text field with suggestions under it (ARIA 1.2: the focus stays in the field). Loaded lazily. */
export function Combobox(props: ComboboxProps) {
  const { id, text, items, icon, emptyText, status, note, describedBy, invalid } = props;
  const { autoComplete = 'off', maxLength, name } = props;
  const suggestions = useSuggestions(props);
  const { isOpen, isListShown, inputProps } = suggestions;
  const isEmpty = isOpen && items.length === 0;

  return (
    <div className={styles.root}>
      <span className={styles.icon}>{icon ?? <Search size={20} aria-hidden="true" />}</span>
      <input
        name={name}
        maxLength={maxLength}
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
      <ComboboxList suggestions={suggestions} items={items} note={note} />
      {emptyText !== undefined && (
        <p role="status" className={styles.empty} hidden={!isEmpty || text.trim() === ''}>
          {isEmpty ? emptyText : ''}
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
