import TimerOff from 'lucide-react/icons/timer-off';
import { Redirect, useLocation } from 'wouter';
import { callOperation } from '../../../api/call-operation.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { OfflineScreen } from '../../../app/outlet/offline-screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Emblem } from '../../../ui/emblem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Resend } from '../resend/resend.tsx';
import { usePendingVerification } from '../use-pending-verification.ts';

/** The code's time or its tries are over: another mail brings a new one. */
export function ExpiredCodeScreen() {
  const { t, language } = useText();
  const [, navigate] = useLocation();
  const { state, ask } = usePendingVerification();
  if (state.status === 'none') return <Redirect to="/" replace />;
  if (state.status === 'offline') return <OfflineScreen onRetry={ask} />;
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="attention" icon={<TimerOff size={28} aria-hidden="true" />} />}
      title={t('verification.expiredCode.title')}
      lead={t('verification.expiredCode.text')}
    >
      {state.status === 'loading' ? (
        <Skeleton height={52} />
      ) : (
        <Resend
          variant="primary"
          label={t('verification.resend')}
          availableAt={state.resendAvailableAt}
          send={() => callOperation('Auth_ResendVerification', { body: { language } })}
          onSent={() => {
            showAlert('verification.sent', 'success');
            navigate('/otp-verification', { replace: true });
          }}
        />
      )}
    </Screen>
  );
}
