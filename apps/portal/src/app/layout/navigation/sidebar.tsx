import { paths } from '@portal/contract/routes';
import type { Language } from '@portal/contract/language';
import Languages from 'lucide-react/icons/languages';
import MonitorX from 'lucide-react/icons/monitor-x';
import { useText } from '@portal/design/i18n/use-text.ts';
import { formatPhone, phoneAddress } from '@portal/locales/format';
import { updateSession, useSession } from '../../../session/session-store.ts';
import { Drawer } from '@portal/design/ui/dialogs/drawer.tsx';
import { EmailAddress } from '@portal/design/ui/content/email-address.tsx';
import { Link } from '@portal/design/ui/buttons/link.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import { Navigation } from './navigation.tsx';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import styles from './sidebar.module.css';

export interface SidebarProps {
  path: string;
  saveLanguage: (customerId: string, language: Language) => Promise<void>;
  onLogOut: () => void;
  onLogOutEverywhere: () => void;
}

function close(): void {
  updateSession({ sidebar: false });
}

export function Sidebar({ path, saveLanguage, onLogOut, onLogOutEverywhere }: SidebarProps) {
  const { t, language } = useText();
  const isOpen = useSession((session) => session.sidebar);
  const isCustomer = useSession((session) => session.sessionActive);
  const { phone, email } = getPortalConfiguration().brand;
  const closeAnd = (work: () => void) => () => {
    close();
    work();
  };
  return (
    <Drawer open={isOpen} label={t('layout.menu')} closeLabel={t('common.close')} onClose={close}>
      <nav aria-label={t('layout.mainNavigation')}>
        <ul className={styles.list}>
          <Navigation path={path} onLogOut={closeAnd(onLogOut)} forVisitors />
        </ul>
      </nav>
      <LanguageToggle
        saveLanguage={saveLanguage}
        className={styles.language}
        icon={<Languages size={20} aria-hidden="true" />}
      />
      {isCustomer && (
        <button type="button" className={styles.language} onClick={closeAnd(onLogOutEverywhere)}>
          <MonitorX size={20} aria-hidden="true" />
          {t('layout.logOutEverywhere')}
        </button>
      )}
      <div className={styles.foot}>
        {(phone || email) && (
          <div>
            <p className={styles.title}>{t('layout.contact')}</p>
            {phone && <Link href={phoneAddress(phone)}>{formatPhone(phone, language)}</Link>}
            {email && (
              <Link href={`mailto:${email}`}>
                <EmailAddress email={email} />
              </Link>
            )}
          </div>
        )}
        <Link href={paths.terms} onClick={close}>
          {t('layout.terms')}
        </Link>
        <Link href={paths.privacy} onClick={close}>
          {t('layout.privacy')}
        </Link>
      </div>
    </Drawer>
  );
}
