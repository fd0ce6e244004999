import ArrowRight from 'lucide-react/icons/arrow-right';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Screen } from '../../../app/layout/screen.tsx';
import { Form, FormActions, hasFaults } from '../../../fields/form.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { SaveNote } from '../autosave/save-note.tsx';
import type { StepForm } from './use-step-form.ts';

/** Seldom needed, and it brings the names of all industries along. */
const ConflictDialog = lazy(async () => {
  const { ConflictDialog: component } = await import('../conflict/conflict-dialog.tsx');
  return { default: component };
});

export interface StepScreenProps<Output> {
  step: StepForm<Output>;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A step with a form: heading, fields, Back and Continue at their place, how saving stands, and the conflict dialog. */
export function StepScreen<Output>({ step, title, lead, children }: StepScreenProps<Output>) {
  const { t } = useText();
  const { form, draft } = step;
  const [isPutOff, setIsPutOff] = useState(false);
  const isOpenConflict = draft.conflicts.length > 0;

  const submit = (output: Output) => {
    setIsPutOff(false);
    return step.submit(output);
  };
  const choose = (values: Parameters<typeof step.choose>[0]) => {
    setIsPutOff(false);
    step.choose(values);
  };

  const note =
    isOpenConflict && isPutOff ? (
      <LinkButton onClick={() => setIsPutOff(false)}>{t('application.conflict.putOff')}</LinkButton>
    ) : (
      <SaveNote note={draft.note} />
    );

  return (
    <>
      <Screen title={title} lead={lead} hasErrors={hasFaults(form)}>
        <Form form={form} onSubmit={submit} onDraftChange={step.change} onFieldLeave={step.leaveField}>
          {children}
          <FormActions
            back={
              <ButtonLink href={step.backRoute} variant="secondary">
                {t('common.back')}
              </ButtonLink>
            }
            note={note}
          >
            <Button
              type="submit"
              pending={form.formState.isSubmitting}
              iconAfter={<ArrowRight size={20} aria-hidden="true" />}
            >
              {t('common.continue')}
            </Button>
          </FormActions>
        </Form>
      </Screen>
      {isOpenConflict && !isPutOff && (
        <Suspense>
          <ConflictDialog conflicts={draft.conflicts} onChoose={choose} onPutOff={() => setIsPutOff(true)} />
        </Suspense>
      )}
    </>
  );
}
