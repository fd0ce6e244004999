import type { PendingVerification } from '@portal/contract/entities/session';
import LinkOff from 'lucide-react/icons/unlink';
import { callOperation } from '../../../api/call-operation.ts';
import { showAlert } from '../../../frame/alert/alert.ts';
import { Screen } from '../../../frame/screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { EmailAddress } from '@portal/design/ui/content/email-address.tsx';
import { updateSession } from '../../../session/session-store.ts';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';
import { Resend } from '../resend/resend.tsx';
import styles from './check-inbox.module.css';

interface ProvedElsewhereProps {
  email: string;
  rememberMe: boolean;
  onSent: (answer: PendingVerification) => void;
}

/** The link was opened in another browser, which ended this code. A new code can log in here, too. */
export function ProvedElsewhere({ email, rememberMe, onSent }: ProvedElsewhereProps) {
  const { t, language } = useText();
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="info" icon={<LinkOff size={28} aria-hidden="true" />} />}
      title={t('verification.provedElsewhere.title')}
      focusKey="provedElsewhere"
      lead={t('verification.provedElsewhere.text')}
    >
      <p className={styles.email}>
        <strong>
          <EmailAddress email={email} />
        </strong>
      </p>
      <Resend
        variant="primary"
        label={t('verification.provedElsewhere.request')}
        availableAt={0}
        send={() => callOperation('Auth_RequestLogin', { body: { email, rememberMe, language } })}
        onSent={(answer) => {
          // The address now belongs to a customer, so this is a login.
          updateSession({ eligibilityStatus: null });
          onSent(answer);
          showAlert('verification.sent', 'success');
        }}
      />
    </Screen>
  );
}
