import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  title: string;
  /** Id of the title, for naming a region inside. */
  titleId?: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Native details in a frame, with a chevron instead of the browser's triangle. */
export function Disclosure({ title, titleId, isOpenAtFirst = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpenAtFirst}>
      <summary>
        <ChevronDown size={20} aria-hidden="true" />
        <span id={titleId}>{title}</span>
      </summary>
      {children}
    </details>
  );
}
