import type { MissingItem } from '@portal/contract/entities/entities';
import { type AnswerValues, answerForm } from '@portal/contract/operations/application';
import { useQueryClient } from '@tanstack/react-query';
import { callOperation } from '../../api/call-operation.ts';
import { operationKey } from '../../api/operation-query.ts';
import { isProblem } from '@portal/contract/client/problem';
import { showAlert } from '../../frame/alert/alert.ts';
import { Form } from '../../frame/form/form.tsx';
import { LongTextField } from '@portal/design/fields/long-text-field.tsx';
import { schemaResolver } from '../../frame/form/schema-resolver.ts';
import { useUnsavedForm } from '../../frame/form/use-unsaved-form.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import styles from './my-applications.module.css';

const resolver = schemaResolver(answerForm);

export interface AnswerFormProps {
  applicationId: string;
  item: MissingItem;
  isLast: boolean;
  onAnswered: () => void;
}

export function AnswerForm({ applicationId, item, isLast, onAnswered }: AnswerFormProps) {
  const { t, language } = useText();
  const queries = useQueryClient();
  const { form, store, clear } = useUnsavedForm(`answer ${item.itemId}`, resolver, { answer: '' });

  const send = async (body: AnswerValues) => {
    try {
      await callOperation('Application_AnswerQuestion', { params: { applicationId, itemId: item.itemId }, body });
      showAlert(isLast ? 'applications.missing.complete' : 'applications.missing.answered', 'success');
    } catch (error) {
      if (!isProblem(error, 'errorNothingAsked')) throw error;
      showAlert('applications.missing.notNeeded');
    }
    clear();
    onAnswered();
    void queries.invalidateQueries({ queryKey: operationKey('Application_GetApplication', { applicationId }) });
    await queries.invalidateQueries({ queryKey: operationKey('Application_ListApplications') });
  };

  return (
    <div className={styles.answer}>
      <h3>{t('applications.missing.question')}</h3>
      <p className={styles.question}>{item.question?.[language]}</p>
      <Form form={form} onSubmit={send} onDraftChange={store}>
        <LongTextField name="answer" label={t('applications.missing.answer')} />
        <Button type="submit" size="small" pending={form.formState.isSubmitting}>
          {t('applications.missing.send')}
        </Button>
      </Form>
    </div>
  );
}
