import type { ConsoleAddress } from '@portal/contract/staff/console-paths';
import { ScreenLink } from './navigation.tsx';
import styles from './view-tabs.module.css';

export interface ViewTab {
  name: string;
  label: string;
  to: ConsoleAddress;
  count?: string | undefined;
}

export function ViewTabs({ label, tabs, current }: { label: string; tabs: readonly ViewTab[]; current: string }) {
  return (
    <nav aria-label={label} className={styles.views} data-scrolls>
      {tabs.map((tab) => (
        <ScreenLink
          key={tab.name}
          to={tab.to}
          className={styles.view}
          {...(tab.name === current && { 'aria-current': 'page' })}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </ScreenLink>
      ))}
    </nav>
  );
}
