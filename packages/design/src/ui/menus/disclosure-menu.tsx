import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './disclosure-menu.module.css';
import { IconButton } from '../buttons/icon-button.tsx';

export interface DisclosureMenuProps {
  label: string;
  icon: ReactNode;
  /** List items, each with one link or button. */
  children: ReactNode;
}

/** A button that opens a short list under it. Escape, leaving and choosing close it. */
export function DisclosureMenu({ label, icon, children }: DisclosureMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();

  const close = () => {
    setIsOpen(false);
    root.current?.querySelector('button')?.focus();
  };

  // Not by the blur of the button or an item: Safari does not focus what is pressed.
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    return () => listening.abort();
  }, [isOpen]);

  // A dialog that an item opens gives the focus back to the button: the item is hidden by then.
  const onClick = (event: MouseEvent) => {
    const item = event.target instanceof Element ? event.target.closest('a, button') : null;
    if (list.current?.contains(item)) close();
  };

  return (
    <div ref={root} role="presentation" className={styles.root} onClick={onClick}>
      <IconButton
        label={label}
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      />
      <ul ref={list} id={listId} className={styles.list} hidden={!isOpen}>
        {children}
      </ul>
    </div>
  );
}

export interface MenuActionProps {
  icon?: ReactNode;
  /** It cannot be undone: it stands last, apart from the others. */
  danger?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** An item of the list that acts here. */
export function MenuAction({ icon, danger = false, onPress, children }: MenuActionProps) {
  return (
    <li data-danger={danger || undefined}>
      <button type="button" onClick={onPress}>
        {icon}
        <span>{children}</span>
      </button>
    </li>
  );
}
