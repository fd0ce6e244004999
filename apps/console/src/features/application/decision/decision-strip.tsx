import { isProblem, messageKeyOf } from '@portal/contract/client/problem';
import type { Decision } from '@portal/contract/staff/decisions';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { returnFocus } from '@portal/design/ui/dialogs/return-focus.ts';
import { useMutation } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { FailureStrip } from '@portal/design/ui/messages/failure-strip.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { refresh, writeAndRefresh } from '../../../api/refresh.ts';
import { KeyCaps } from '../../../frame/keys/key-caps.tsx';
import { useKeys } from '../../../frame/keys/use-keys.ts';
import styles from '../../../parts/application/strip.module.css';
import { decisionWords, waitsForApproval } from './decision-words.ts';
import { OfferWords } from './offer-words.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';
import { WaitLeft } from '../../../parts/application/seconds-left.tsx';

export interface DecisionStripProps {
  applicationId: string;
  decision: Decision | undefined;
  mayWork: boolean;
}

export function DecisionStrip({ applicationId, decision, mayWork }: DecisionStripProps) {
  const translation = useText();
  const words = decision ? decisionWords(decision, translation) : '';
  const undo = useUndo(applicationId, decision);
  const [sendingBack, setSendingBack] = useState<Decision>();
  const isWaiting = decision?.end === null;
  const isUndoable = isWaiting && mayWork && decision.approval?.isYours !== true;
  useRefreshAtEnd(isWaiting);
  useKeys(
    'console.keys.record',
    isUndoable ? [{ keys: 'u', label: 'console.decide.undo', isInFoot: true, run: undo.mutate }] : [],
  );
  return (
    <>
      <p role="status" className="visually-hidden">
        {words}
      </p>
      {decision && decision.end !== 'carriedOut' && (
        <Strip
          applicationId={applicationId}
          decision={decision}
          words={words}
          onSendBack={() => setSendingBack(decision)}
        >
          {isUndoable && <UndoButton undo={undo} />}
        </Strip>
      )}
      {/* Stays open, with what was typed, if someone else ends the decision meanwhile. */}
      {sendingBack && (
        <SendBackDialog
          applicationId={applicationId}
          decision={sendingBack}
          onClose={() => setSendingBack(undefined)}
        />
      )}
      <NotUndone error={undo.error} />
    </>
  );
}

interface StripProps {
  applicationId: string;
  decision: Decision;
  words: string;
  onSendBack: () => void;
  children: ReactNode;
}

function Strip({ applicationId, decision, words, onSendBack, children }: StripProps) {
  const isWaiting = decision.end === null;
  const Icon = isWaiting ? Clock : CircleCheck;
  return (
    <div className={styles.strip}>
      <Icon size={18} aria-hidden="true" />
      <span>
        {words} {isWaiting && <Waiting decision={decision} />}
      </span>
      {decision.approval?.isYours && (
        <ApprovalButtons applicationId={applicationId} decision={decision} onSendBack={onSendBack} />
      )}
      {children}
    </div>
  );
}

function Waiting({ decision }: { decision: Decision }) {
  if (!waitsForApproval(decision)) return <WaitLeft key={decision.takesEffectAt} change={decision} />;
  return decision.offer && <OfferWords offer={decision.offer} />;
}

function UndoButton({ undo }: { undo: ReturnType<typeof useUndo> }) {
  const { t } = useText();
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears once the decision is undone.
    returnFocus(currentTarget);
    undo.mutate();
  };
  return (
    <Button variant="secondary" size="small" pending={undo.isPending} onClick={press} iconAfter={<KeyCaps keys="u" />}>
      {t('console.decide.undo')}
    </Button>
  );
}

type ApprovalButtonsProps = Pick<StripProps, 'applicationId' | 'decision' | 'onSendBack'>;

function ApprovalButtons({ applicationId, decision, onSendBack }: ApprovalButtonsProps) {
  const { decisionId } = decision;
  const { t, message } = useText();
  const approve = useMutation({
    mutationFn: () =>
      writeAndRefresh(() => callOperation('Staff_ApproveDecision', { params: { applicationId, decisionId } })),
  });
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears once the decision is approved.
    returnFocus(currentTarget);
    approve.mutate();
  };
  return (
    <>
      <Button size="small" pending={approve.isPending} onClick={press}>
        {t('console.decide.approve')}
      </Button>
      <Button variant="secondary" size="small" onClick={onSendBack}>
        {t('console.decide.sendBack.do')}
      </Button>
      <FailureStrip>{approve.error !== null && message(messageKeyOf(approve.error))}</FailureStrip>
    </>
  );
}

function NotUndone({ error }: { error: unknown }) {
  const { t, message } = useText();
  const isTooLate = isProblem(error, 'errorVersionConflict');
  return (
    <FailureStrip>
      {error !== null && (isTooLate ? t('console.decide.tooLate') : message(messageKeyOf(error)))}
    </FailureStrip>
  );
}

function useUndo(applicationId: string, decision: Decision | undefined) {
  return useMutation({
    mutationFn: async () => {
      if (!decision) return;
      const { decisionId } = decision;
      await writeAndRefresh(() => callOperation('Staff_UndoDecision', { params: { applicationId, decisionId } }));
    },
  });
}

/** Refetches the application once a decision is no longer pending: carried out, undone or superseded. */
function useRefreshAtEnd(isWaiting: boolean): void {
  useEffect(() => (isWaiting ? () => void refresh() : undefined), [isWaiting]);
}
