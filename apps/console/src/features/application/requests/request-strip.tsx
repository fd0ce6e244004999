import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { returnFocus } from '@portal/design/ui/dialogs/return-focus.ts';
import { useMutation } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { type MouseEvent, useState } from 'react';
import { FailureStrip } from '@portal/design/ui/messages/failure-strip.tsx';
import { writeAndRefresh } from '../../../api/refresh.ts';
import styles from '../../../parts/application/strip.module.css';
import { SecondsLeft } from '../../../parts/application/seconds-left.tsx';
import type { SentRequest } from './use-asking.ts';
import { whyNotWithdrawn, withdrawRequest } from './withdraw-request.ts';

export interface RequestStripProps {
  applicationId: string;
  /** The request that was just sent; use it as the component's key. */
  sent: SentRequest | undefined;
}

export function RequestStrip({ applicationId, sent }: RequestStripProps) {
  return sent !== undefined && sent.itemIds.length > 0 && <SentStrip applicationId={applicationId} sent={sent} />;
}

function SentStrip({ applicationId, sent }: { applicationId: string; sent: SentRequest }) {
  const { t } = useText();
  const [isOver, setIsOver] = useState(false);
  const undo = useMutation({
    mutationFn: () => writeAndRefresh(() => withdrawRequest(applicationId, sent.itemIds)),
  });
  const isUndone = undo.isSuccess;
  const isShown = isUndone || !isOver;
  const words = t(isUndone ? 'console.requests.undone' : 'console.requests.sent');
  return (
    <>
      <p role="status" className="visually-hidden">
        {isShown && words}
      </p>
      {isShown && (
        <div className={styles.strip}>
          {isUndone ? <CircleCheck size={18} aria-hidden="true" /> : <Clock size={18} aria-hidden="true" />}
          <span>
            {words} {!isUndone && <SecondsLeft until={sent.until} onEnd={() => setIsOver(true)} />}
          </span>
          {!isUndone && <UndoButton isPending={undo.isPending} onUndo={() => undo.mutate()} />}
        </div>
      )}
      <NotUndone error={undo.error} />
    </>
  );
}

function UndoButton({ isPending, onUndo }: { isPending: boolean; onUndo: () => void }) {
  const { t } = useText();
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    returnFocus(currentTarget);
    onUndo();
  };
  return (
    <Button variant="secondary" size="small" pending={isPending} onClick={press}>
      {t('console.requests.undo')}
    </Button>
  );
}

function NotUndone({ error }: { error: unknown }) {
  const { message } = useText();
  return <FailureStrip>{error !== null && message(whyNotWithdrawn(error) ?? messageKeyOf(error))}</FailureStrip>;
}
