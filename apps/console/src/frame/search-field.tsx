import { useText } from '@portal/design/i18n/use-text.ts';
import Search from 'lucide-react/icons/search';
import { type RefObject, useEffect, useState } from 'react';
import { KeyCaps } from './keys/key-caps.tsx';
import styles from './search-field.module.css';

const SEARCH_PAUSE_MS = 250;

export interface SearchFieldProps {
  hint: string;
  value: string;
  field: RefObject<HTMLInputElement | null>;
  onSearch: (search: string) => void;
}

/** Searches during typing; Escape first clears the field, then leaves it. */
export function SearchField({ hint, value, field, onSearch }: SearchFieldProps) {
  const { t } = useText();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The search was cleared elsewhere or changed by a link: update the field.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const pause = setTimeout(() => onSearch(text.trim()), SEARCH_PAUSE_MS);
    return () => clearTimeout(pause);
  });
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Search size={16} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        aria-label={t('console.search.label')}
        placeholder={hint}
        value={text}
        maxLength={100}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          if (text === '') event.currentTarget.blur();
          else setText('');
          event.preventDefault();
        }}
      />
      <KeyCaps keys="/" />
    </form>
  );
}
