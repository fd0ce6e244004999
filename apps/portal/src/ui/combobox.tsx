import Search from 'lucide-react/icons/search';
import { ComboBox, I18nProvider, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
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
  /** `en-CA` or `fr-CA`, for what the widget says by itself. */
  locale: string;
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

/** A text field with suggestions under it. Load it lazily: it is the heaviest part of the house. */
export function Combobox(props: ComboboxProps) {
  const {
    id,
    locale,
    text,
    chosenId,
    items,
    emptyText,
    describedBy,
    invalid = false,
    onTextChange,
    onChoose,
    onBlur,
  } = props;
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        id={id}
        className={styles.root ?? ''}
        aria-labelledby={`${id}-label`}
        {...(describedBy && { 'aria-describedby': describedBy })}
        isInvalid={invalid}
        allowsCustomValue
        allowsEmptyCollection={text.trim() !== ''}
        menuTrigger="input"
        items={items}
        defaultFilter={() => true}
        inputValue={text}
        value={chosenId ?? null}
        onInputChange={onTextChange}
        onChange={(key) => {
          if (key !== null) onChoose(String(key));
        }}
        {...(onBlur && { onBlur })}
      >
        <Search className={styles.icon} size={20} aria-hidden="true" />
        <Input className={styles.input ?? ''} autoComplete="off" spellCheck={false} />
        <Popover className={styles.popover ?? ''} offset={6}>
          <ListBox<ComboboxItem>
            className={styles.list ?? ''}
            renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
          >
            {(item) => (
              <ListBoxItem id={item.id} textValue={item.text} className={styles.item ?? ''}>
                <span>
                  {highlightedParts(item.text, item.highlights ?? []).map(({ words, isHit }, index) =>
                    isHit ? <b key={index}>{words}</b> : <span key={index}>{words}</span>,
                  )}
                </span>
                {item.detail && <span className={styles.detail}>{item.detail}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
