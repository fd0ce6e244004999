import { useText } from '@portal/design/i18n/use-text.ts';
import { DisclosureMenu } from '@portal/design/ui/menus/disclosure-menu.tsx';
import styles from './customer-navigation.module.css';
import { MenuGlyph } from './menu-glyph.tsx';
import { Navigation } from './navigation.tsx';

export interface CustomerNavigationProps {
  path: string;
  onLogOut: () => void;
}

export function WideNavigation({
  linkClass,
  ...navigation
}: CustomerNavigationProps & { linkClass?: string | undefined }) {
  const { t } = useText();
  return (
    <nav className={styles.wide} aria-label={t('layout.mainNavigation')}>
      <ul className={styles.list}>
        <Navigation {...navigation} linkClass={linkClass} />
      </ul>
    </nav>
  );
}

export function AccountMenu(navigation: CustomerNavigationProps) {
  const { t } = useText();
  return (
    <div className={styles.menu}>
      <DisclosureMenu label={t('layout.account')} icon={<MenuGlyph />}>
        <Navigation {...navigation} />
      </DisclosureMenu>
    </div>
  );
}
