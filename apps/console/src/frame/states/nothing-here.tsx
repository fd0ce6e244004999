import type { ConsoleAddress } from '@portal/contract/staff/console-paths';
import { ScreenLink } from '../navigation.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import { useTitle } from '../use-title.ts';
import styles from './states.module.css';

export interface NothingHereProps {
  title: string;
  text: string;
  /** The way on. */
  to: ConsoleAddress;
  onward: string;
}

/** An address at which there is nothing: that it is so, why that may be, and the way on. */
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
