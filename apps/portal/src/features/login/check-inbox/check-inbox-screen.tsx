import { foldEmail } from '@portal/contract/fields/email';
import MailCheck from 'lucide-react/icons/mail-check';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { callOperation } from '../../../api/call-operation.ts';
import { useSessionLife } from '../../../api/session-lifecycle.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { getPortalConfiguration } from '../../../app/layout/portal-configuration.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { OfflineScreen } from '../../../app/outlet/offline-screen.tsx';
import { hasFaults } from '../../../fields/form.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useSession } from '../../../session/session-store.ts';
import { Emblem } from '../../../ui/emblem.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { routeAfterLogIn } from '../enter-account.ts';
import { Resend } from '../resend/resend.tsx';
import { usePendingVerification } from '../use-pending-verification.ts';
import styles from './check-inbox.module.css';
import { CodeForm } from './code-form.tsx';
import { useCode } from './use-code.ts';

/** The mail is on its way: its code is typed here, or its link opened. */
export function CheckInboxScreen() {
  const { t, language } = useText();
  const [, navigate] = useLocation();
  const { state, ask, receive } = usePendingVerification();
  const code = useCode(state.status === 'pending' ? state.triesLeft : 0);
  const email = useSession((session) => session.email);
  const provedEmail = useSessionLife((life) => life.email);
  const isProved =
    state.status === 'pending' && provedEmail !== null && foldEmail(provedEmail) === foldEmail(state.email);

  // The link was opened in another tab of this browser.
  useEffect(() => {
    if (isProved && !code.isEntering) navigate(routeAfterLogIn(), { replace: true });
  }, [isProved, code.isEntering, navigate]);

  if (state.status === 'none') return <Redirect to={provedEmail === null ? '/' : '/main'} replace />;
  if (state.status === 'offline') return <OfflineScreen onRetry={ask} />;
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="good" icon={<MailCheck size={28} aria-hidden="true" />} />}
      title={t('verification.inbox.title')}
      lead={t('verification.inbox.lead')}
      hasErrors={hasFaults(code.form)}
    >
      <p className={styles.email}>
        <strong>{email}</strong>
        <span className={styles.edit}>
          <Pencil size={16} aria-hidden="true" />
          <Link href={editRoute()}>{t('verification.inbox.edit')}</Link>
        </span>
      </p>
      {state.status === 'loading' ? (
        <Skeleton height={52} />
      ) : (
        <>
          <CodeForm code={code} />
          <div className={styles.resend}>
            <Resend
              label={state.sent ? t('verification.resend') : t('verification.send')}
              availableAt={state.sent ? state.resendAvailableAt : 0}
              send={() => callOperation('Auth_ResendVerification', { body: { language } })}
              onSent={(answer) => {
                receive(answer);
                code.forgetTries();
                showAlert('verification.sent', 'success');
              }}
            />
          </div>
        </>
      )}
      <p className={styles.note}>{t('verification.inbox.spam')}</p>
      {getPortalConfiguration().developmentInbox && (
        <p className={styles.note}>
          <Link href="/dev/inbox" newTab>
            {t('dev.inbox')} {t('common.newTab')}
          </Link>
        </p>
      )}
    </Screen>
  );
}

/** The form that the email was typed in; it survives a reload with the history entry. */
function editRoute(): string {
  const { editAt } = (window.history.state ?? {}) as { editAt?: unknown };
  return editAt === '/marketing-qualification' || editAt === '/partner-welcome' ? editAt : '/';
}
