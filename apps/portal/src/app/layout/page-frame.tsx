import type { Language } from '@portal/contract/language';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { updateSession, useSession } from '../../session/session-store.ts';
import { AlertToast } from '../alert/alert-toast.tsx';
import { useLazy } from '../use-lazy.ts';
import { laterParts } from './later-parts.ts';
import { layoutOf } from './layout-flags.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import styles from './page-frame.module.css';
import { screenTitleId } from './screen.tsx';
import { SecurityBadge } from './security-badge.tsx';
import { TopBar } from './top-bar.tsx';
import { useSmallScreen } from './use-small-screen.ts';

export interface PageFrameProps {
  /** The route on show; everything around the screen follows from it. */
  path: string;
  /** Keeps the language with a known customer; rejects when it could not. */
  saveLanguage: (customerId: string, language: Language) => Promise<void>;
  onLogOut: () => void;
  onLogOutEverywhere: () => void;
  children: ReactNode;
}

const contentId = 'content';

function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(contentId)?.focus();
}

/** What stands around every screen (specification, section 2, layout rules). */
export function PageFrame({ path, saveLanguage, onLogOut, onLogOutEverywhere, children }: PageFrameProps) {
  const { t } = useText();
  const isSmall = useSmallScreen();
  const layout = layoutOf(path);
  const shared = { path, saveLanguage, onLogOut };
  const isSidebarOpen = useSession((session) => session.sidebar);
  const needsLater = layout.rail || layout.step !== undefined || isSidebarOpen;
  const { part: later } = useLazy(needsLater ? laterParts : undefined, { quiet: true });
  const isDialog = isSmall && layout.dialogOnSmallScreens;

  useEffect(() => updateSession({ sidebar: false }), [path]);

  return (
    <div className={layout.rail ? styles.withRail : styles.withTopBar}>
      <a className={styles.skip} href={`#${contentId}`} onClick={skipToContent}>
        {t('layout.skipToContent')}
      </a>
      {layout.topBar && <TopBar {...shared} hasSidebarToggle={layout.sidebarToggle} />}
      {later && layout.rail && <later.ApplicationRail {...shared} step={layout.step ?? 'welcome'} />}
      <div className={styles.page}>
        <main id={contentId} tabIndex={-1} className={styles.content}>
          <div
            className={layout.step && styles.stepped}
            {...(isDialog && { role: 'dialog', 'aria-labelledby': screenTitleId })}
          >
            {later && layout.step && (
              <later.ApplicationStepBar
                {...shared}
                step={layout.step}
                isDone={layout.stepsDone === true}
                hasMenu={layout.rail}
              />
            )}
            {children}
          </div>
        </main>
        {layout.securityBadge && (
          <footer className={styles.foot}>
            <SecurityBadge />
          </footer>
        )}
      </div>
      {later && layout.sidebarToggle && <later.Sidebar {...shared} onLogOutEverywhere={onLogOutEverywhere} />}
      {layout.rail && <LoadingOverlay />}
      <AlertToast />
    </div>
  );
}
