import type { ReactNode } from 'react';
import type { ConsoleAddress } from '@portal/contract/staff/console-paths';
import { ScreenLink } from '../frame/navigation.tsx';
import styles from './menu.module.css';
import { usePopoverId } from './popover.tsx';

/** What a popover lists. */
export function MenuList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export interface MenuItemProps {
  icon?: ReactNode;
  /** Of a choice: whether it is the one that holds. */
  isChosen?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A choice, which closes the list. */
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

export interface MenuLinkProps {
  to: ConsoleAddress;
  icon?: ReactNode;
  isCurrent: boolean;
  children: ReactNode;
}

/** A link to a screen, which closes the list. */
export function MenuLink({ to, icon, isCurrent, children }: MenuLinkProps) {
  const id = usePopoverId();
  return (
    <li>
      <ScreenLink
        to={to}
        className={styles.item}
        onClick={() => document.getElementById(id)?.hidePopover()}
        {...(isCurrent && { 'aria-current': 'page' })}
      >
        {icon}
        <span>{children}</span>
      </ScreenLink>
    </li>
  );
}
