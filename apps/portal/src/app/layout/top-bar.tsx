import type { Language } from '@portal/contract/language';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { updateSession, useSession } from '../../session/session-store.ts';
import { DisclosureMenu } from '../../ui/disclosure-menu.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  path: string;
  hasSidebarToggle: boolean;
  saveLanguage: (customerId: string, language: Language) => Promise<void>;
  onLogOut: () => void;
}

/** The fixed bar of every screen outside of an application. */
export function TopBar({ path, hasSidebarToggle, saveLanguage, onLogOut }: TopBarProps) {
  const { t } = useText();
  const isCustomer = useSession((session) => session.sessionActive);
  const isSidebarOpen = useSession((session) => session.sidebar);
  const navigation = { path, onLogOut };
  return (
    <header className={styles.bar}>
      <Link href={isCustomer ? '/main' : '/marketing-qualification'} className={styles.home}>
        <Logo />
      </Link>
      <div className={styles.end}>
        {isCustomer && (
          <nav className={styles.wideNavigation} aria-label={t('layout.mainNavigation')}>
            <ul className={styles.list}>
              <Navigation {...navigation} linkClass={styles.item} />
            </ul>
          </nav>
        )}
        <LanguageToggle saveLanguage={saveLanguage} className={styles.item} />
        {isCustomer && !hasSidebarToggle && (
          <div className={styles.account}>
            <DisclosureMenu label={t('layout.account')} icon={<UserRound size={22} aria-hidden="true" />}>
              <Navigation {...navigation} />
            </DisclosureMenu>
          </div>
        )}
        {hasSidebarToggle && (
          <button
            type="button"
            className={styles.toggle}
            aria-label={t('layout.openMenu')}
            aria-haspopup="dialog"
            aria-expanded={isSidebarOpen}
            onClick={() => updateSession({ sidebar: true })}
          >
            <span className={styles.lines} />
          </button>
        )}
      </div>
      <LoadingOverlay />
    </header>
  );
}
