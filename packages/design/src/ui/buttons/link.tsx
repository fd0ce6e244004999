import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import styles from './link.module.css';

export interface LinkProps {
  href: string;
  children: ReactNode;
  /** Opens in a new tab; say so in the words or with a hidden note. */
  newTab?: boolean;
  onClick?: () => void;
  /** Stored with the browser history entry that the link creates; nothing personal. */
  historyState?: object;
}

/** A link in running text: our own paths are followed without a reload, anything else by the browser. */
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

/** Looks like a link and acts here: a button to assistive technology. */
export function LinkButton(props: Omit<ComponentPropsWithRef<'button'>, 'className'>) {
  return <button type="button" {...props} className={styles.linkButton} />;
}
