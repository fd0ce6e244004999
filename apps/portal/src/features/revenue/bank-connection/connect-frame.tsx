import { readBankWidgetMessage, type BankWidgetMessage } from '@portal/contract/bank/flinks/widget-messages';
import { SECOND_MS } from '@portal/contract/constants';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { Spinner } from '@portal/design/ui/progress/spinner.tsx';
import styles from './bank-connection.module.css';
import type { Opening } from './opening.ts';

/** A widget silent for this long will not load. */
const LOADS_WITHIN_MS = 30 * SECOND_MS;

export interface ConnectFrameProps {
  opening: Opening;
  onMessage: (message: BankWidgetMessage) => void;
}

/** The provider's widget. Accepts messages only from its own window and origin. */
export function ConnectFrame({ opening, onMessage }: ConnectFrameProps) {
  const { t } = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);

  const take = useEffectEvent((message: BankWidgetMessage) => {
    if (message.kind !== 'other') setReady(true);
    onMessage(message);
  });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const isWidget = event.origin === opening.origin && event.source === frame.current?.contentWindow;
      if (isWidget) take(readBankWidgetMessage(event.data));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [opening.origin]);

  useEffect(() => {
    if (isReady) return undefined;
    const timer = window.setTimeout(() => take({ kind: 'error', error: 'unavailable' }), LOADS_WITHIN_MS);
    return () => window.clearTimeout(timer);
  }, [isReady]);

  return (
    <div className={styles.widget}>
      {opening.isSandbox && (
        <div className={styles.sandbox}>
          <FlaskConical size={20} aria-hidden="true" />
          <p>
            <strong>{t('revenue.bank.sandbox.title')}</strong> {t('revenue.bank.sandbox.body')}
          </p>
        </div>
      )}
      <div className={styles.window}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={t('revenue.bank.frame')}
          src={opening.frameUrl}
          referrerPolicy="no-referrer"
        />
        {!isReady && (
          <p className={styles.loading} role="status">
            <Spinner />
            {t('revenue.bank.frameLoading')}
          </p>
        )}
      </div>
    </div>
  );
}

export function PopUpNote() {
  const { t } = useText();
  return (
    <InlineAlert tone="attention" announce="alert">
      <p>{t('revenue.bank.popUpBlocked')}</p>
    </InlineAlert>
  );
}
