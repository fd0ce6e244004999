import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  /** Id of the title, for naming a region inside. */
  titleId?: string;
  isOpenAtFirst?: boolean;
  /** Replaces the default frame, for use inside a panel or list. */
  className?: string | undefined;
  children: ReactNode;
}

const ICON = { framed: 20, inside: 16 } as const;

/** Native details with a chevron instead of the browser's triangle. */
export function Disclosure({ title, titleId, isOpenAtFirst = false, className, children }: DisclosureProps) {
  return (
    <details className={`${styles.disclosure} ${className ?? styles.framed}`} open={isOpenAtFirst}>
      <summary>
        <ChevronDown size={className === undefined ? ICON.framed : ICON.inside} aria-hidden="true" />
        <span id={titleId}>{title}</span>
      </summary>
      {children}
    </details>
  );
}
