import { isProblem } from '@portal/contract/client/problem';
import { type AnswerValues, answerForm } from '@portal/contract/operations/application';
import { LongTextField } from '@portal/design/fields/long-text-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Disclosure } from '@portal/design/ui/content/disclosure.tsx';
import { returnFocus } from '@portal/design/ui/dialogs/return-focus.ts';
import { callOperation } from '../../../api/call-operation.ts';
import { Form } from '../../../frame/form/form.tsx';
import { schemaResolver } from '../../../frame/form/schema-resolver.ts';
import { useUnsavedForm } from '../../../frame/form/use-unsaved-form.ts';

const resolver = schemaResolver(answerForm);

interface UnavailableDocumentProps {
  applicationId: string;
  itemId: string;
  onDeclined: () => Promise<void>;
}

/** Lets the customer end the request for a document with the reason why they cannot send it. */
export function UnavailableDocument({ applicationId, itemId, onDeclined }: UnavailableDocumentProps) {
  const { t } = useText();
  const { form, store, clear } = useUnsavedForm(`answer ${itemId}`, resolver, { answer: '' });
  const decline = async (body: AnswerValues) => {
    try {
      await callOperation('Application_AnswerQuestion', { params: { applicationId, itemId }, body });
    } catch (error) {
      if (!isProblem(error, 'errorNothingAsked')) throw error;
    }
    clear();
    // This document disappears, while the others may stay.
    returnFocus(document.activeElement);
    await onDeclined();
  };
  return (
    <Disclosure title={t('revenue.documents.unavailable')}>
      <Form form={form} onSubmit={decline} onDraftChange={store}>
        <LongTextField name="answer" label={t('revenue.documents.reason')} />
        <Button type="submit" size="small" variant="secondary" pending={form.formState.isSubmitting}>
          {t('revenue.documents.tell')}
        </Button>
      </Form>
    </Disclosure>
  );
}
