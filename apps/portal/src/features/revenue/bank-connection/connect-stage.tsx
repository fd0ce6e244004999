import { RouteLink } from '../../../frame/routing/route-link.tsx';
import { paths } from '@portal/contract/routes';
import { useEffect } from 'react';
import { Screen } from '../../../frame/screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';
import { Spinner } from '@portal/design/ui/progress/spinner.tsx';
import styles from './bank-connection.module.css';
import { ConnectFrame, PopUpNote } from './connect-frame.tsx';
import { storeOpening, type Opening } from './opening.ts';
import { PreferNotDialog } from './prefer-not-dialog.tsx';
import { UnableDialog } from './unable-dialog.tsx';
import { errorOfStart, useStartConnection } from './use-start-connection.ts';
import { useWidget } from './use-widget.ts';

export function ConnectStage({ opening }: { opening: Opening }) {
  const { t } = useText();
  const start = useStartConnection(opening.applicationId);
  const widget = useWidget(opening.applicationId);
  const { loginId, confirmation } = widget;

  // The widget's token works once: returning to this screen opens a new widget.
  useEffect(() => () => storeOpening(undefined), []);

  const startAgain = () => start.mutate(undefined, { onSuccess: widget.reset });

  return (
    <Screen title={t('revenue.bank.title')}>
      <div className={styles.content}>
        <p className={styles.aside}>
          <RouteLink to={paths.statementsUpload}>{t('revenue.bank.uploadInstead')}</RouteLink>
          <LinkButton onClick={() => widget.setPrefersNot(true)}>{t('revenue.about.preferNot')}</LinkButton>
        </p>
        {widget.isPopUpBlocked && <PopUpNote />}
        {loginId === undefined && <ConnectFrame key={opening.frameUrl} opening={opening} onMessage={widget.receive} />}
        {confirmation.isPending && (
          <p className={styles.wait} role="status">
            <Spinner />
            {t('revenue.bank.confirming')}
          </p>
        )}
        {confirmation.isError && loginId !== undefined && (
          <ConfirmationFailed onRetry={() => widget.confirm(loginId)} />
        )}
      </div>
      <PreferNotDialog
        open={widget.prefersNot ?? false}
        connecting={start.isPending}
        onConnect={startAgain}
        onClose={() => widget.setPrefersNot(false)}
      />
      <UnableDialog
        error={errorOfStart(start) ?? widget.error}
        retrying={start.isPending}
        onRetry={startAgain}
        onClose={() => {
          start.reset();
          widget.clearError();
        }}
      />
    </Screen>
  );
}

function ConfirmationFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <InlineAlert
      tone="bad"
      announce="alert"
      title={t('revenue.bank.confirmFailed')}
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          {t('revenue.bank.retry')}
        </Button>
      }
    />
  );
}
