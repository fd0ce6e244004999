import type { BankFaultKind } from '@portal/contract/bank/provider-codes';
import type { BankWidgetMessage } from '@portal/contract/bank/widget-messages';
import { useEffect, useState } from 'react';
import { isProblem } from '../../../api/problem.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Link, LinkButton } from '../../../ui/link.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { uploadRoute } from '../routes.ts';
import styles from './bank-connection.module.css';
import { ConnectFrame, PopUpNote } from './connect-frame.tsx';
import { widgetFaultMeanings } from './fault-meanings.ts';
import { keepOpening, type Opening } from './opening.ts';
import { PreferNotDialog } from './prefer-not-dialog.tsx';
import { UnableDialog } from './unable-dialog.tsx';
import { useConfirmation } from './use-bank-connection.ts';
import { faultOfStart, useStartConnection } from './use-start-connection.ts';

/** The widget, until it names a login that the server has confirmed. */
export function ConnectStage({ opening }: { opening: Opening }) {
  const { t } = useText();
  const { applicationId } = opening;
  const confirmation = useConfirmation(applicationId);
  const start = useStartConnection(applicationId);
  const [loginId, setLoginId] = useState<string>();
  const [fault, setFault] = useState<BankFaultKind>();
  const [prefersNot, setPrefersNot] = useState(false);
  const [isPopUpBlocked, setPopUpBlocked] = useState(false);

  // Its token works once: who leaves and comes back opens another.
  useEffect(() => () => keepOpening(undefined), []);

  const confirm = (login: string) => {
    setLoginId(login);
    confirmation.mutate(login, {
      onSuccess: () => keepOpening(undefined),
      onError: (error) => {
        if (isProblem(error, 'errorBankLogin')) setFault('unknownLogin');
      },
    });
  };

  const take = (message: BankWidgetMessage) => {
    if (loginId !== undefined) return;
    if (message.kind === 'connected') confirm(message.loginId);
    if (message.kind !== 'fault') return;
    const meaning = widgetFaultMeanings[message.fault];
    if (meaning === 'note') setPopUpBlocked(true);
    if (meaning === 'prefersNot') setPrefersNot(true);
    if (meaning === 'unable') setFault(message.fault);
  };

  /** A token opens the widget once: every new try gets its own. */
  const again = () => {
    start.mutate(undefined, {
      onSuccess: () => {
        setLoginId(undefined);
        setFault(undefined);
        setPrefersNot(false);
        setPopUpBlocked(false);
        confirmation.reset();
      },
    });
  };

  return (
    <Screen title={t('revenue.bank.title')}>
      <div className={styles.content}>
        <p className={styles.aside}>
          <Link href={uploadRoute}>{t('revenue.bank.uploadInstead')}</Link>
          <LinkButton onClick={() => setPrefersNot(true)}>{t('revenue.about.preferNot')}</LinkButton>
        </p>
        {isPopUpBlocked && <PopUpNote />}
        {loginId === undefined && <ConnectFrame key={opening.frameUrl} opening={opening} onMessage={take} />}
        {confirmation.isPending && (
          <p className={styles.wait} role="status">
            <Spinner />
            {t('revenue.bank.confirming')}
          </p>
        )}
        {confirmation.isError && loginId !== undefined && (
          <InlineAlert
            tone="bad"
            announce="alert"
            title={t('revenue.bank.confirmFailed')}
            action={
              <Button size="small" variant="secondary" onClick={() => confirm(loginId)}>
                {t('revenue.bank.retry')}
              </Button>
            }
          />
        )}
      </div>
      <PreferNotDialog
        open={prefersNot}
        connecting={start.isPending}
        onConnect={again}
        onClose={() => setPrefersNot(false)}
      />
      <UnableDialog
        fault={faultOfStart(start) ?? fault}
        retrying={start.isPending}
        onRetry={again}
        onClose={() => {
          start.reset();
          setFault(undefined);
        }}
      />
    </Screen>
  );
}
