import { useText } from '@portal/design/i18n/use-text.ts';
import { useSecondsLeft } from '@portal/design/ui/progress/use-seconds-left.ts';
import { useState } from 'react';
import styles from './strip.module.css';
import { waitLeftMs } from './wait-left.ts';

export interface SecondsLeftProps {
  /** When the time is up, in milliseconds on this device's clock. */
  until: number;
  over?: string;
  onEnd?: () => void;
}

/** Seconds left to undo something. Visible but not announced: otherwise every second would be announced. */
export function SecondsLeft({ until, over, onEnd }: SecondsLeftProps) {
  const { t } = useText();
  const seconds = useSecondsLeft(until, onEnd);
  return (
    <span aria-hidden="true" className={styles.seconds}>
      {seconds > 0 ? t('console.decide.secondsLeft', { seconds }) : over}
    </span>
  );
}

export function WaitLeft({ change }: { change: { takesEffectAt: string } }) {
  const { t } = useText();
  const [until] = useState(() => Date.now() + waitLeftMs(change));
  return <SecondsLeft until={until} over={t('console.decide.underWay')} />;
}
