import { paths } from '@portal/contract/routes';
import type { Language } from '@portal/contract/language';
import { useText } from '@portal/design/i18n/use-text.ts';
import { BareRouteLink } from '../../../frame/routing/route-link.tsx';
import { updateSession, useSession } from '../../../session/session-store.ts';
import { useLazy } from '../../../frame/lazy/use-lazy.ts';
import { LanguageToggle } from '../language-toggle.tsx';
import { laterParts } from '../later-parts.ts';
import { LoadingOverlay } from '../loading-overlay.tsx';
import { Logo } from '../logo.tsx';
import { MenuGlyph } from './menu-glyph.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  path: string;
  hasSidebarToggle: boolean;
  saveLanguage: (customerId: string, language: Language) => Promise<void>;
  onLogOut: () => void;
}

export function TopBar({ path, hasSidebarToggle, saveLanguage, onLogOut }: TopBarProps) {
  const { t } = useText();
  const isCustomer = useSession((session) => session.sessionActive);
  const isSidebarOpen = useSession((session) => session.sidebar);
  const { part: later } = useLazy(isCustomer ? laterParts : undefined, { quiet: true });
  return (
    <header className={styles.bar}>
      <BareRouteLink to={isCustomer ? paths.myApplications : paths.eligibilityCheck} className={styles.home}>
        <Logo />
      </BareRouteLink>
      <div className={styles.end}>
        {later && <later.WideNavigation path={path} onLogOut={onLogOut} linkClass={styles.item} />}
        <LanguageToggle saveLanguage={saveLanguage} className={styles.item} />
        {later && !hasSidebarToggle && <later.AccountMenu path={path} onLogOut={onLogOut} />}
        {hasSidebarToggle && (
          <button
            type="button"
            className={styles.toggle}
            data-phone-only={path === paths.myApplications}
            aria-label={t('layout.openMenu')}
            aria-haspopup="dialog"
            aria-expanded={isSidebarOpen}
            onClick={() => updateSession({ sidebar: true })}
          >
            <MenuGlyph />
          </button>
        )}
      </div>
      <LoadingOverlay />
    </header>
  );
}
