import type { ReactNode } from 'react';
import styles from './menu.module.css';
import { usePopoverId } from './popover.tsx';

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
  const id = usePopoverId();
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        popoverTarget={id}
        popoverTargetAction="hide"
        onClick={onPress}
        {...(isChosen !== undefined && { 'aria-pressed': isChosen })}
      >
        {icon}
        <span>{children}</span>
      </button>
    </li>
  );
}
