import { Panel } from '@portal/design/ui/content/panel.tsx';
import { NotKnown } from '../../frame/states/not-known.tsx';
import type { Unknown } from '../../frame/states/why-unknown.ts';
import styles from './application.module.css';

/** Takes the place of a panel whose data is not known. */
export function UnknownPanel({ title, unknown }: { title: string; unknown: Unknown }) {
  return (
    <Panel title={title}>
      <p className={styles.plainWords}>
        <NotKnown what={title} unknown={unknown} />
      </p>
    </Panel>
  );
}
