import type { MissingItem } from '@portal/contract/entities/entities';
import { type AnswerValues, answerForm } from '@portal/contract/operations/checks';
import { useQueryClient } from '@tanstack/react-query';
import { callOperation } from '../../api/call-operation.ts';
import { operationKey } from '../../api/operation-query.ts';
import { isProblem } from '../../api/problem.ts';
import { showAlert } from '../../app/alert/alert.ts';
import { Form, usePortalForm } from '../../fields/form.tsx';
import { LongTextField } from '../../fields/long-text-field.tsx';
import { schemaResolver } from '../../fields/schema-resolver.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import styles from './my-applications.module.css';

const resolver = schemaResolver(answerForm);

export interface AnswerFormProps {
  applicationId: string;
  item: MissingItem;
  /** Nothing else is missing. */
  isLast: boolean;
  onAnswered: () => void;
}

/** A written question of the account manager, and the room to answer it. */
export function AnswerForm({ applicationId, item, isLast, onAnswered }: AnswerFormProps) {
  const { t, language } = useText();
  const queries = useQueryClient();
  const form = usePortalForm(resolver, { answer: '' });

  const send = async (body: AnswerValues) => {
    try {
      await callOperation('Application_AnswerQuestion', { params: { applicationId, itemId: item.itemId }, body });
    } catch (error) {
      if (!isProblem(error, 'errorNothingAsked')) throw error;
    }
    showAlert(isLast ? 'applications.missing.complete' : 'applications.missing.answered', 'success');
    onAnswered();
    void queries.invalidateQueries({ queryKey: operationKey('Application_GetApplication', { applicationId }) });
    await queries.invalidateQueries({ queryKey: operationKey('Application_ListApplications') });
  };

  return (
    <div className={styles.answer}>
      <h3>{t('applications.missing.question')}</h3>
      <p className={styles.question}>{item.question?.[language]}</p>
      <Form form={form} onSubmit={send}>
        <LongTextField name="answer" label={t('applications.missing.answer')} />
        <Button type="submit" size="small" pending={form.formState.isSubmitting}>
          {t('applications.missing.send')}
        </Button>
      </Form>
    </div>
  );
}
