import { hasRight, type StaffRight } from '@portal/contract/staff/roles';
import type { TextKey } from '@portal/locales';
import { useText } from '@portal/design/i18n/use-text.ts';
import History from 'lucide-react/icons/history';
import type { ReactNode } from 'react';
import { usePerson } from '../../api/session.ts';
import { type ConsoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import { ScreenLink } from '../../frame/navigation.tsx';
import { NoRight } from '../../frame/states/no-right.tsx';
import { Page } from '../../frame/page.tsx';
import styles from './settings.module.css';

type Tab = 'people' | 'keys' | 'webhooks' | 'templates' | 'lenders' | 'audit' | 'system';

interface TabPlace {
  to: ConsoleAddress;
  label: TextKey;
  right?: StaffRight;
}

const tabs = {
  people: { to: consolePaths.people, label: 'console.settings.people.title' },
  keys: { to: consolePaths.keys, label: 'console.settings.keys.title' },
  webhooks: { to: consolePaths.webhooks, label: 'console.settings.webhooks.title' },
  templates: { to: consolePaths.templates, label: 'console.settings.templates.title' },
  lenders: { to: consolePaths.lenders, label: 'console.settings.lenders.title' },
  audit: { to: consolePaths.audit, label: 'console.settings.audit.title' },
  system: { to: consolePaths.system, label: 'console.settings.system.title', right: 'administer' },
} satisfies Record<Tab, TabPlace>;

export function SettingsScreen({ tab, children }: { tab: Tab; children: ReactNode }) {
  const { t } = useText();
  const { role } = usePerson();
  const title = t('console.settings.title');
  const rightOf = ({ right = 'oversee' }: TabPlace) => right;
  const places: [string, TabPlace][] = Object.entries(tabs);
  const needed = rightOf(tabs[tab]);
  if (!hasRight(role, needed)) {
    return (
      <Page title={title}>
        <NoRight right={needed} />
      </Page>
    );
  }
  return (
    <Page
      title={title}
      end={
        <span className={styles.audited}>
          <History size={16} aria-hidden="true" />
          {t('console.settings.audited')}
        </span>
      }
      tabs={
        <nav className={styles.tabs} aria-label={title} data-scrolls>
          {places
            .filter(([, place]) => hasRight(role, rightOf(place)))
            .map(([name, { to, label }]) => (
              <ScreenLink key={name} to={to} className={styles.tab} {...(name === tab && { 'aria-current': 'page' })}>
                {t(label)}
              </ScreenLink>
            ))}
        </nav>
      }
    >
      {children}
    </Page>
  );
}
