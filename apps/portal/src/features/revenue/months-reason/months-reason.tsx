import type { Month } from '@portal/contract/calendar';
import type { MonthsReason } from '@portal/contract/application/statements/months-reason';
import type { Application } from '@portal/contract/entities/entities';
import { formatMonthsReason } from '@portal/locales/format/months-reason';
import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';
import { useEffect, useRef, useState } from 'react';
import { MonthsReasonDialog } from './months-reason-dialog.tsx';
import styles from './months-reason.module.css';
import { useMonthsReason } from './use-months-reason.ts';

interface MonthsReasonProps {
  application: Application;
  months: readonly Month[];
  /** The reason that the customer gave; null if none was given. */
  reason: MonthsReason | null;
  onUpload: () => void;
}

export function MonthsReasonNote({ application, months, reason, onUpload }: MonthsReasonProps) {
  const texts = useText();
  const { t } = texts;
  const [isOpen, setIsOpen] = useState(false);
  const { give, withdraw, isWithdrawing } = useMonthsReason(application.applicationId);
  const opener = useRef<HTMLButtonElement>(null);
  const leadsToUpload = useRef(false);

  // Runs once the dialog has restored the focus.
  useEffect(() => {
    if (isOpen || !leadsToUpload.current) return;
    leadsToUpload.current = false;
    onUpload();
  }, [isOpen, onUpload]);

  return (
    <div className={styles.reason}>
      {reason && (
        <InlineAlert tone="info" title={t('revenue.reason.given')}>
          <p className={styles.words}>{formatMonthsReason(reason, texts)}</p>
        </InlineAlert>
      )}
      <p className={styles.actions}>
        <LinkButton ref={opener} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t(reason ? 'revenue.reason.change' : 'revenue.reason.action')}
        </LinkButton>
        {reason && (
          <LinkButton
            disabled={isWithdrawing}
            onClick={() => withdraw(undefined, { onSuccess: () => opener.current?.focus() })}
          >
            {t('revenue.reason.remove')}
          </LinkButton>
        )}
      </p>
      {isOpen && (
        <MonthsReasonDialog
          application={application}
          months={months}
          reason={reason}
          onGive={give}
          onClose={() => setIsOpen(false)}
          onUpload={() => {
            leadsToUpload.current = true;
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
