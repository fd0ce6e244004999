import { SECOND_MS } from '@portal/contract/constants';
import type { PendingVerification } from '@portal/contract/entities/session';
import { useCallback, useState } from 'react';
import { ApiProblem, messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Countdown } from '@portal/design/ui/progress/countdown.tsx';
import styles from './resend.module.css';

export interface ResendProps {
  label: string;
  /** When the next email can be requested, in milliseconds on this browser's clock. */
  availableAt: number;
  variant?: 'primary' | 'secondary';
  send: () => Promise<PendingVerification>;
  onSent: (answer: PendingVerification) => void;
  /** Handles a refusal. @returns false if the default message has to be shown */
  onRefused?: (error: unknown) => boolean;
}

export function Resend({ label, availableAt, variant = 'secondary', send, onSent, onRefused }: ResendProps) {
  const { t } = useText();
  const [isSending, setIsSending] = useState(false);
  const [refusedUntil, setRefusedUntil] = useState(0);
  const [endedAt, setEndedAt] = useState(0);
  const until = Math.max(availableAt, refusedUntil);
  const isWaiting = endedAt !== until && until > 0;
  const end = useCallback(() => setEndedAt(until), [until]);

  const resend = async () => {
    setIsSending(true);
    try {
      onSent(await send());
    } catch (error) {
      if (onRefused?.(error)) return;
      const seconds = error instanceof ApiProblem ? error.problem.retryAfterSeconds : undefined;
      if (seconds !== undefined) setRefusedUntil(Date.now() + seconds * SECOND_MS);
      showAlert(messageKeyOf(error), 'error');
    } finally {
      setIsSending(false);
    }
  };

  return (
    <div className={styles.resend}>
      <Button variant={variant} fullWidth disabled={isWaiting} pending={isSending} onClick={() => void resend()}>
        {label}
      </Button>
      <p className={styles.wait}>
        {isWaiting && (
          <Countdown until={until} onEnd={end}>
            {(count) => t('verification.resendIn', { time: clockTime(count) })}
          </Countdown>
        )}
      </p>
    </div>
  );
}

/** `0:27`, `4:05`. */
function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
