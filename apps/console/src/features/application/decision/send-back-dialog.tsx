import { NOTE_MAXIMUM_LENGTH } from '@portal/contract/constants';
import type { Decision } from '@portal/contract/staff/decisions';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useMutation } from '@tanstack/react-query';
import { callOperation } from '../../../api/call-operation.ts';
import { refreshThen } from '../../../api/refresh.ts';
import { SaveDialog } from '../../../frame/dialogs/save-dialog.tsx';
import styles from '../../../parts/application/dialogs.module.css';
import { dropDrafts, useDraft } from '../../../storage/drafts.ts';
import { dialogDraft } from '../details.ts';

export interface SendBackDialogProps {
  applicationId: string;
  decision: Decision;
  onClose: () => void;
}

export function SendBackDialog({ applicationId, decision, onClose }: SendBackDialogProps) {
  const { t } = useText();
  const { decisionId, decidedBy: name } = decision;
  const draft = `${dialogDraft(applicationId)} send back ${decisionId}`;
  const [text, setText] = useDraft(draft, '');
  const reason = text.trim();
  const save = useMutation({
    mutationFn: () =>
      callOperation('Staff_SendBackDecision', { params: { applicationId, decisionId }, body: { reason } }),
    ...refreshThen(() => {
      dropDrafts(draft);
      onClose();
    }),
  });
  return (
    <SaveDialog
      title={t('console.decide.sendBack.title')}
      action={t('console.decide.sendBack.do')}
      save={save}
      blocked={reason === '' ? t('console.decide.sendBack.blocked') : undefined}
      onSave={save.mutate}
      onClose={onClose}
    >
      <p>{t('console.decide.sendBack.hint', { name })}</p>
      <label className={styles.field}>
        {t('console.decide.sendBack.reason')}
        <textarea
          rows={3}
          maxLength={NOTE_MAXIMUM_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
    </SaveDialog>
  );
}
