import { useText } from '@portal/design/i18n/use-text.ts';
import { Avatar } from '@portal/design/ui/content/avatar.tsx';
import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export function NoteHead({ author }: { author: string }) {
  const { t } = useText();
  return (
    <>
      <Avatar name={author} />
      <span>
        <b>{author}</b> {t('console.timeline.noted')}
      </span>
    </>
  );
}

export interface EventHeadProps {
  /** Name of the person or key; null for other actors. */
  name: string | null;
  actor: 'customer' | 'staff' | 'portal';
  who?: string;
  children: ReactNode;
}

export function EventHead({ name, actor, who, children }: EventHeadProps) {
  const { t } = useText();
  return (
    <>
      {name ? <Avatar name={name} /> : <span className={styles.spot} data-actor={actor} aria-hidden="true" />}
      <span>
        {children}
        <span className={styles.who}>{who ?? name ?? t(`console.actors.${actor}`)}</span>
      </span>
    </>
  );
}
