import { MINUTE_MS, SECOND_MS, STAFF_SESSION_ABSOLUTE_MS } from '@portal/contract/constants';
import { messageKeyOf } from '@portal/contract/client/problem';
import type { StaffSession } from '@portal/contract/staff/people';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { useSecondsLeft } from '@portal/design/ui/progress/use-seconds-left.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callOperation } from '../api/call-operation.ts';
import { queryClient } from '../api/queries.ts';
import { sessionQuery } from '../api/session.ts';

const WARNED_MS = 2 * MINUTE_MS;

const askAgain = () => queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });

export function SessionEnd() {
  const { data: session, dataUpdatedAt } = useQuery(sessionQuery);
  const [dismissed, setDismissed] = useState<string>();
  const leftMs = (session?.secondsLeft ?? 0) * SECOND_MS;
  const isNear = !!session && leftMs <= WARNED_MS;
  useAskedAt(session ? dataUpdatedAt + Math.max(0, leftMs - (isNear ? -SECOND_MS : WARNED_MS)) : undefined);
  if (!isNear || dismissed === session.endsAt) return null;
  return (
    <Warning
      key={session.endsAt}
      until={dataUpdatedAt + leftMs}
      isFinal={isFinal(session)}
      onClose={() => setDismissed(session.endsAt)}
    />
  );
}

function isFinal({ signedInAt, endsAt }: StaffSession): boolean {
  return Date.parse(endsAt) - Date.parse(signedInAt) >= STAFF_SESSION_ABSOLUTE_MS;
}

/** Refetches the session at a given time on this device's clock, because another window may have extended it. */
function useAskedAt(at: number | undefined): void {
  useEffect(() => {
    if (at === undefined) return undefined;
    const timer = setTimeout(() => void askAgain(), Math.max(SECOND_MS, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
}

interface WarningProps {
  until: number;
  isFinal: boolean;
  onClose: () => void;
}

function Warning({ until, isFinal: isLast, onClose }: WarningProps) {
  const { t, message } = useText();
  const seconds = useSecondsLeft(until);
  const keep = useMutation({
    // Any call while a person is present extends the session.
    mutationFn: () => callOperation('Staff_CountViews'),
    onSettled: askAgain,
  });
  return (
    <Dialog
      open
      title={t('console.sessionEnd.title')}
      onClose={isLast ? onClose : () => keep.mutate()}
      actions={
        isLast ? (
          <Button onClick={onClose}>{t('console.sessionEnd.understood')}</Button>
        ) : (
          <Button pending={keep.isPending} onClick={() => keep.mutate()}>
            {t('console.sessionEnd.stay')}
          </Button>
        )
      }
    >
      <p>{t(isLast ? 'console.sessionEnd.final' : 'console.sessionEnd.idle')}</p>
      <p>{t('console.sessionEnd.kept')}</p>
      <div role="alert">{keep.error && <InlineAlert tone="bad">{message(messageKeyOf(keep.error))}</InlineAlert>}</div>
      {/* Visible but not announced: otherwise every second would be announced. */}
      <p aria-hidden="true">{t('console.decide.secondsLeft', { seconds })}</p>
    </Dialog>
  );
}
