import Search from 'lucide-react/icons/search';
import type { ComponentProps, ReactNode } from 'react';
import { ComboboxList } from './combobox-list.tsx';
import styles from './combobox.module.css';
import { useSuggestions } from './use-suggestions.ts';

export interface ComboboxItem {
  id: string;
  text: string;
  detail?: string;
  isGroup?: boolean;
  /** Matches in the text: offsets, end exclusive. */
  highlights?: readonly (readonly [start: number, end: number])[];
}

type InputAttributes = Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength' | 'name' | 'ref'>;

export interface ComboboxProps extends InputAttributes {
  id: string;
  text: string;
  /** Item that the text came from; undefined for free text. */
  chosenId?: string | undefined;
  items: readonly ComboboxItem[];
  icon?: ReactNode;
  /** Shown in place of an empty list; nothing if omitted. */
  emptyText?: string;
  /** For screen readers only, announced politely when it changes. */
  status?: string;
  note?: ReactNode;
  /** If set, blur does not choose the highlighted item. */
  choosesOnPurpose?: boolean;
  describedBy?: string | undefined;
  invalid?: boolean;
  onTextChange: (text: string) => void;
  onChoose: (id: string) => void;
  onBlur?: () => void;
}

/** A text field with suggestions below it (ARIA 1.2: the focus stays in the field). Loaded lazily. */
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
