import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import { fullTitle, notePrerenderedTitle } from './document-title.ts';
import styles from './screen.module.css';

export interface ScreenProps {
  title: string;
  /** Title of the browser tab, if the heading alone is not unique. */
  documentTitle?: string;
  lead?: ReactNode;
  hasErrors?: boolean;
  /**
   * column: one column of 680 px; card: a white card of 520 px in the middle; wide: the page's 1032 px;
   * entry: heading and `aside` on the left, children in a card on the right.
   */
  layout?: 'column' | 'card' | 'wide' | 'entry';
  /** Below the heading and lead; on the left in the entry layout. */
  aside?: ReactNode;
  headingAction?: ReactNode;
  ornament?: ReactNode;
  /** A new value means a different screen on the same route: the heading takes the focus again. */
  focusKey?: string;
  children?: ReactNode;
}

export const SCREEN_TITLE_ID = 'screen-title';

let hasShownScreen = false;

/** Base of every screen: sets the document title, holds the only h1, and focuses it on a change. */
export function Screen(props: ScreenProps) {
  const { title, documentTitle = title, lead, hasErrors = false, layout = 'column', aside, headingAction } = props;
  const { ornament, focusKey, children } = props;
  const { t } = useText();
  const heading = useFocusOnChange(focusKey);
  const named = hasErrors ? t('layout.errorTitle', { title: documentTitle }) : documentTitle;

  if (import.meta.env.SSR) notePrerenderedTitle(named);
  useEffect(() => {
    document.title = fullTitle(named);
  }, [named]);

  const head = (
    <header className={styles.head}>
      {ornament && <div className={styles.ornament}>{ornament}</div>}
      <div className={styles.headingRow}>
        <h1 ref={heading} id={SCREEN_TITLE_ID} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {headingAction}
      </div>
      {lead && <div className={styles.lead}>{lead}</div>}
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );

  return (
    <div className={classNames(styles.screen, styles[layout])}>
      {head}
      {children && <div className={styles.content}>{children}</div>}
    </div>
  );
}

/** The first screen after loading does not move the focus; later ones do. */
function useFocusOnChange(focusKey: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownKey = useRef<{ key: string | undefined } | undefined>(undefined);

  useEffect(() => {
    if (shownKey.current && shownKey.current.key === focusKey) return;
    shownKey.current = { key: focusKey };
    if (hasShownScreen) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    hasShownScreen = true;
  }, [focusKey]);

  return heading;
}
