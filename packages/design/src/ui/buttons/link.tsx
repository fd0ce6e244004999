import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import styles from './link.module.css';

export interface LinkProps {
  href: string;
  children: ReactNode;
  /** Opens in a new tab; mention that in the text or in a hidden note. */
  newTab?: boolean;
  onClick?: () => void;
  /** Stored in the history entry that the link creates; must contain nothing personal. */
  historyState?: object;
}

export function Link({ href, children, newTab = false, onClick, historyState }: LinkProps) {
  if (newTab || !href.startsWith('/')) {
    return (
      <a
        className={styles.link}
        href={href}
        onClick={onClick}
        {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {children}
      </a>
    );
  }
  return (
    <RouterLink className={styles.link} href={href} state={historyState} {...(onClick && { onClick })}>
      {children}
    </RouterLink>
  );
}

/** Looks like a link but acts on the page: a button to assistive technology. */
export function LinkButton(props: Omit<ComponentPropsWithRef<'button'>, 'className'>) {
  return <button type="button" {...props} className={styles.linkButton} />;
}
