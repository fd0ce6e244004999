import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './disclosure-menu.module.css';
import { IconButton } from '../buttons/icon-button.tsx';

export interface DisclosureMenuProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

export function DisclosureMenu({ label, icon, children }: DisclosureMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();

  const close = () => {
    setIsOpen(false);
    root.current?.querySelector('button')?.focus();
  };

  // Listens on the document instead of blur: Safari does not focus clicked elements.
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

  // A dialog opened by an item restores the focus to the button, because the item is hidden by then.
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
  danger?: boolean;
  onPress: () => void;
  children: ReactNode;
}

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
