import type { PendingVerification } from '@portal/contract/entities/session';
import { RouteLink } from '../../../frame/routing/route-link.tsx';
import { paths, type RoutePath } from '@portal/contract/routes';
import MailCheck from 'lucide-react/icons/mail-check';
import Pencil from 'lucide-react/icons/pencil';
import { Redirect } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { isProblem } from '@portal/contract/client/problem';
import { useSessionLife } from '../../../api/session-lifecycle.ts';
import { showAlert } from '../../../frame/alert/alert.ts';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import { Screen } from '../../../frame/screen.tsx';
import { OfflineScreen } from '../../../frame/offline-screen.tsx';
import { hasErrors } from '@portal/design/fields/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { EmailAddress } from '@portal/design/ui/content/email-address.tsx';
import { useSession } from '../../../session/session-store.ts';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';
import { Link } from '@portal/design/ui/buttons/link.tsx';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import { Resend } from '../resend/resend.tsx';
import { type Pending, type PendingState, usePendingVerification } from '../use-pending-verification.ts';
import styles from './check-inbox.module.css';
import { CodeForm } from './code-form.tsx';
import { type CodeEntry, useCode } from './use-code.ts';
import { ProvedElsewhere } from './proved-elsewhere.tsx';
import { RememberChoice } from '../remember-choice.tsx';
import { useRememberChoice } from './use-remember-choice.ts';
import { useProofElsewhere } from './use-proof-elsewhere.ts';

export function CheckInboxScreen() {
  const { t } = useText();
  const { state, ask, receive } = usePendingVerification();
  const remember = useRememberChoice(state);
  const code = useCode({
    triesOnArrival: state.status === 'pending' ? state.triesLeft : 0,
    onProvedElsewhere: ask,
    whenReady: remember.saved,
  });
  const email = useSession((session) => session.email);
  useProofElsewhere(state, code.isEntering, receive);

  if (state.status === 'none' || state.status === 'elsewhere') return <Over state={state} onSent={receive} />;
  if (state.status === 'offline') return <OfflineScreen onRetry={ask} />;
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="good" icon={<MailCheck size={28} aria-hidden="true" />} />}
      title={t('verification.inbox.title')}
      lead={t('verification.inbox.lead')}
      hasErrors={hasErrors(code.form)}
    >
      <p className={styles.email}>
        <strong>
          <EmailAddress email={email ?? ''} />
        </strong>
        <span className={styles.edit}>
          <Pencil size={16} aria-hidden="true" />
          <RouteLink to={editRoute()}>{t('verification.inbox.edit')}</RouteLink>
        </span>
      </p>
      {state.status === 'loading' ? (
        <Skeleton height={52} />
      ) : (
        <>
          <CodeForm code={code}>
            {editRoute() !== paths.login && <RememberChoice checked={remember.checked} onChange={remember.change} />}
          </CodeForm>
          <ResendCode pending={state} code={code} onSent={receive} onProvedElsewhere={ask} />
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

interface OverProps {
  state: PendingState & { status: 'none' | 'elsewhere' };
  onSent: (answer: PendingVerification) => void;
}

function Over({ state, onSent }: OverProps) {
  const session = useSessionLife((life) => life.status);
  if (session === 'unknown') return null;
  if (session === 'active') return <Redirect to={paths.myApplications} />;
  if (state.status === 'none') return <Redirect to={paths.login} />;
  return <ProvedElsewhere email={state.email} rememberMe={state.rememberMe} onSent={onSent} />;
}

interface ResendCodeProps {
  pending: Pending;
  code: CodeEntry;
  onSent: (answer: PendingVerification) => void;
  onProvedElsewhere: () => void;
}

function ResendCode({ pending, code, onSent, onProvedElsewhere }: ResendCodeProps) {
  const { t, language } = useText();
  return (
    <div className={styles.resend}>
      <Resend
        label={pending.sent ? t('verification.resend') : t('verification.send')}
        availableAt={pending.sent ? pending.resendAvailableAt : 0}
        send={() => callOperation('Auth_ResendVerification', { body: { language } })}
        onSent={(answer) => {
          onSent(answer);
          code.resetTries();
          showAlert('verification.sent', 'success');
        }}
        onRefused={(error) => {
          const isElsewhere = isProblem(error, 'errorProvedElsewhere');
          if (isElsewhere) onProvedElsewhere();
          return isElsewhere;
        }}
      />
    </div>
  );
}

/** The form in which the email was typed; stored in the history entry, so it survives a reload. */
function editRoute(): RoutePath {
  const { editAt } = (window.history.state ?? {}) as { editAt?: unknown };
  return editAt === paths.eligibilityCheck || editAt === paths.partnerWelcome ? editAt : paths.login;
}
