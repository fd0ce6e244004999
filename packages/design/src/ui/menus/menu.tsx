import type { ReactNode } from 'react';
import styles from './menu.module.css';

export function MenuList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export interface MenuItemProps {
  icon?: ReactNode;
  isChosen?: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, isChosen, onPress, children }: MenuItemProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        onClick={({ currentTarget }) => {
          // Returns the focus to the opener before a dialog opens, which gives it back there.
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          onPress();
        }}
        {...(isChosen !== undefined && { 'aria-pressed': isChosen })}
      >
        {icon}
        <span>{children}</span>
      </button>
    </li>
  );
}
