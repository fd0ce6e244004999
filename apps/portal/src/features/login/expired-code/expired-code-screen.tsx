import { paths } from '@portal/contract/routes';
import TimerOff from 'lucide-react/icons/timer-off';
import { type LedState, navigate, Redirect, useHistoryState } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { isProblem } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import { Screen } from '../../../frame/screen.tsx';
import { OfflineScreen } from '../../../frame/offline-screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import { Resend } from '../resend/resend.tsx';
import { usePendingVerification } from '../use-pending-verification.ts';

export function ExpiredCodeScreen() {
  const { t, language } = useText();
  const { state, ask } = usePendingVerification();
  const isLed = useHistoryState<LedState | null>()?.isLed === true;
  if (state.status === 'none') return <Redirect to={paths.login} />;
  const isStillGood = state.status === 'pending' && !state.isOver && !isLed;
  if (isStillGood || state.status === 'elsewhere') return <Redirect to={paths.checkInbox} />;
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
            navigate(paths.checkInbox, { replace: true });
          }}
          onRefused={(error) => {
            const isElsewhere = isProblem(error, 'errorProvedElsewhere');
            if (isElsewhere) ask();
            return isElsewhere;
          }}
        />
      )}
    </Screen>
  );
}
