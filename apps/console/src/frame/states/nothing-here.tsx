import type { ConsoleAddress } from '@portal/contract/staff/console-paths';
import { ScreenLink } from '../navigation.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import { useTitle } from '../use-title.ts';
import styles from './states.module.css';

export interface NothingHereProps {
  title: string;
  text: string;
  to: ConsoleAddress;
  onward: string;
}

export function NothingHere({ title, text, to, onward }: NothingHereProps) {
  useTitle(title);
  return (
    <main className={styles.state}>
      <ScreenHeading>{title}</ScreenHeading>
      <p className={styles.id}>{text}</p>
      <p>
        <ScreenLink to={to} className={styles.onward}>
          {onward}
        </ScreenLink>
      </p>
    </main>
  );
}
