import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './disclosure-menu.module.css';
import { IconButton } from './icon-button.tsx';

export interface DisclosureMenuProps {
  label: string;
  icon: ReactNode;
  /** List items, each with one link or button. */
  children: ReactNode;
}

/** A button that opens a short list under it. Escape and leaving it close it. */
export function DisclosureMenu({ label, icon, children }: DisclosureMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();

  const onBlur = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setIsOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    root.current?.querySelector('button')?.focus();
  };

  return (
    <div ref={root} role="presentation" className={styles.root} onBlur={onBlur} onKeyDown={onKeyDown}>
      <IconButton
        label={label}
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      />
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {children}
      </ul>
    </div>
  );
}
