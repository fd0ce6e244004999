import type { ReactNode } from 'react';
import type { ComboboxItem } from './combobox.tsx';
import styles from './combobox.module.css';
import { highlightedParts } from './highlighted-parts.ts';
import type { useSuggestions } from './use-suggestions.ts';

export interface ComboboxListProps {
  suggestions: ReturnType<typeof useSuggestions>;
  items: readonly ComboboxItem[];
  note: ReactNode;
}

/** The list is in the page before it is shown, because the input refers to it. */
export function ComboboxList({ suggestions, items, note }: ComboboxListProps) {
  const { isListShown, highlightedIndex, getItemProps, getMenuProps } = suggestions;
  return (
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
  );
}
