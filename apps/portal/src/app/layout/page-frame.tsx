import type { Language } from '@portal/contract/language';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useText } from '@portal/design/i18n/use-text.ts';
import { updateSession, useSession } from '../../session/session-store.ts';
import { AlertToast } from '../../frame/alert/alert-toast.tsx';
import { useLazy } from '../../frame/lazy/use-lazy.ts';
import type { ApplicationStepBarProps } from './steps/application-step-bar.tsx';
import { laterParts } from './later-parts.ts';
import { layoutOf, type RouteLayout } from './layout-flags.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import styles from './page-frame.module.css';
import { SCREEN_TITLE_ID } from '../../frame/screen.tsx';
import { SecurityBadge } from './security-badge.tsx';
import { TopBar } from './navigation/top-bar.tsx';
import { useSmallScreen } from '../../frame/use-small-screen.ts';

export interface PageFrameProps {
  path: string;
  saveLanguage: (customerId: string, language: Language) => Promise<void>;
  onLogOut: () => void;
  onLogOutEverywhere: () => void;
  children: ReactNode;
}

const CONTENT_ID = 'content';

function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(CONTENT_ID)?.focus();
}

export function PageFrame({ path, saveLanguage, onLogOut, onLogOutEverywhere, children }: PageFrameProps) {
  const { t } = useText();
  const layout = layoutOf(path);
  const shared = { path, saveLanguage, onLogOut };
  const later = useLaterParts(layout);

  useEffect(() => updateSession({ sidebar: false }), [path]);

  return (
    <div className={layout.rail ? styles.withRail : styles.withTopBar}>
      <a className={styles.skip} href={`#${CONTENT_ID}`} onClick={skipToContent}>
        {t('layout.skipToContent')}
      </a>
      {layout.topBar && <TopBar {...shared} hasSidebarToggle={layout.sidebarToggle} />}
      {later && layout.rail && <later.ApplicationRail {...shared} step={layout.step ?? 'welcome'} />}
      <Page layout={layout} stepBar={later && ((steps) => <later.ApplicationStepBar {...shared} {...steps} />)}>
        {children}
      </Page>
      {later && layout.sidebarToggle && <later.Sidebar {...shared} onLogOutEverywhere={onLogOutEverywhere} />}
      {layout.rail && <LoadingOverlay />}
      <AlertToast />
    </div>
  );
}

function useLaterParts({ rail, step }: RouteLayout) {
  const isSidebarOpen = useSession((session) => session.sidebar);
  const isWanted = rail || step !== undefined || isSidebarOpen;
  return useLazy(isWanted ? laterParts : undefined, { quiet: true }).part;
}

interface PageProps {
  layout: RouteLayout;
  stepBar: ((steps: Pick<ApplicationStepBarProps, 'step' | 'isDone' | 'hasMenu'>) => ReactNode) | undefined;
  children: ReactNode;
}

function Page({ layout, stepBar, children }: PageProps) {
  const isDialog = useSmallScreen() && layout.dialogOnSmallScreens;
  const { step, stepsDone = false, rail } = layout;
  return (
    <div className={styles.page}>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <div
          className={step && styles.stepped}
          {...(isDialog && { role: 'dialog', 'aria-labelledby': SCREEN_TITLE_ID })}
        >
          {step && stepBar?.({ step, isDone: stepsDone, hasMenu: rail })}
          {children}
        </div>
      </main>
      {layout.securityBadge && (
        <footer className={styles.foot}>
          <SecurityBadge />
        </footer>
      )}
    </div>
  );
}
