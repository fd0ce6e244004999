import { useText } from '@portal/design/i18n/use-text.ts';
import type { TextKey } from '@portal/locales';
import { type ConsoleAddress, consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import { useKeys } from '../../../frame/keys/use-keys.ts';
import { applicationAddress, navigate, ScreenLink } from '../../../frame/navigation.tsx';
import type { Details } from '../details.ts';
import styles from './record-head.module.css';
import { orderedStatements, statementAddress } from '../revenue/statement-order.ts';

export type RecordTab = 'summary' | 'cashFlow' | 'statements';

interface Tab {
  name: RecordTab;
  to: ConsoleAddress;
  label: TextKey;
  count?: number;
}

/** The Statements tab links to the first file; without files there is no such tab. */
function tabsOf(details: Details): Tab[] {
  const { applicationId } = details.application;
  const [first] = orderedStatements(details);
  return [
    { name: 'summary', to: applicationAddress(applicationId), label: 'console.tabs.summary' },
    { name: 'cashFlow', to: consoleAddress(consolePaths.cashFlow, { applicationId }), label: 'console.tabs.cashFlow' },
    ...(first
      ? [
          {
            name: 'statements',
            to: statementAddress(applicationId, first.statementId),
            label: 'console.tabs.statements',
            count: details.statements.length,
          } as const,
        ]
      : []),
  ];
}

export function useTabKeys(details: Details): void {
  useKeys(
    'console.keys.tabs',
    tabsOf(details).map(({ name, to, label }, index) => ({
      keys: `shift+${String(index + 1)}`,
      label,
      run: () => navigate(to, { replace: name !== 'statements' }),
    })),
  );
}

/** The pages of an application; they add no history entries, so that Back leads to the list. */
export function RecordTabs({ details, current }: { details: Details; current: RecordTab }) {
  const { t } = useText();
  useTabKeys(details);
  return (
    <nav className={styles.tabs} aria-label={t('console.tabs.title')}>
      {tabsOf(details).map(({ name, to, label, count }) => (
        <ScreenLink
          key={name}
          to={to}
          replace={name !== 'statements'}
          className={styles.tab}
          {...(name === current && { 'aria-current': 'page' })}
        >
          {t(label)}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </ScreenLink>
      ))}
    </nav>
  );
}
