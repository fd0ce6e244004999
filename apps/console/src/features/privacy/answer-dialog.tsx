import { PRIVACY_ANSWER_MAXIMUM_LENGTH } from '@portal/contract/constants';
import {
  type PrivacyRequestOutcome,
  privacyRequestOutcomes,
  type StaffPrivacyRequest,
} from '@portal/contract/privacy/requests';
import { useText } from '@portal/design/i18n/use-text.ts';
import { SaveDialog } from '../../frame/dialogs/save-dialog.tsx';
import styles from './answer-dialog.module.css';
import { AnswerPreview } from './answer-preview.tsx';
import { ErasureNotice } from './erasure-notice.tsx';
import { useAnswer } from './use-answer.ts';

export function AnswerDialog({ request, onClose }: { request: StaffPrivacyRequest; onClose: () => void }) {
  const { t } = useText();
  const form = useAnswer(request, onClose);
  const { outcome, answer, save, isErasing } = form;
  return (
    <SaveDialog
      title={t(`console.privacy.answerTitle.${request.kind}`)}
      action={t(isErasing ? 'console.privacy.eraseAndSend' : 'console.privacy.send')}
      save={save}
      blocked={form.blocked && t(form.blocked)}
      isDangerous={isErasing}
      onSave={form.send}
      onClose={onClose}
      wide={{
        note: request.email ?? '',
        preview: <AnswerPreview request={request} outcome={outcome} answer={answer} />,
        consequence: t('console.privacy.once'),
      }}
    >
      <blockquote className={styles.asked}>{request.text}</blockquote>
      <OutcomeChoice kind={request.kind} outcome={outcome} onChange={form.setOutcome} />
      <label className={styles.field}>
        {t(`console.privacy.answerIn.${request.language}`)}
        <textarea
          rows={6}
          lang={request.language}
          maxLength={PRIVACY_ANSWER_MAXIMUM_LENGTH}
          value={answer}
          onChange={({ target }) => form.setAnswer(target.value)}
        />
      </label>
      {isErasing && (
        <ErasureNotice customerId={request.customerId} isAgreed={form.isAgreed} onAgree={form.setIsAgreed} />
      )}
    </SaveDialog>
  );
}

interface OutcomeChoiceProps {
  kind: StaffPrivacyRequest['kind'];
  outcome: PrivacyRequestOutcome | undefined;
  onChange: (outcome: PrivacyRequestOutcome) => void;
}

function OutcomeChoice({ kind, outcome, onChange }: OutcomeChoiceProps) {
  const { t } = useText();
  return (
    <fieldset className={styles.choices}>
      <legend>{t('console.privacy.outcome')}</legend>
      {privacyRequestOutcomes.map((one) => (
        <label key={one}>
          <input type="radio" name="outcome" checked={one === outcome} onChange={() => onChange(one)} />
          {t(`console.privacy.choices.${kind}.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
