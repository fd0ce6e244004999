import ArrowRight from 'lucide-react/icons/arrow-right';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Screen } from '../../../app/layout/screen.tsx';
import { Form, FormActions, hasFaults } from '../../../fields/form.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import type { DraftSaver } from '../autosave/draft-saver.ts';
import { SaveNote } from '../autosave/save-note.tsx';
import { useDraft } from '../autosave/use-draft.ts';
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
  const { form, saver } = step;
  const [isPutOff, setIsPutOff] = useState(false);

  const submit = (output: Output) => {
    setIsPutOff(false);
    return step.submit(output);
  };

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
            note={<StepNote saver={saver} isPutOff={isPutOff} onTakeUp={() => setIsPutOff(false)} />}
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
      {!isPutOff && <StepConflict saver={saver} onPutOff={() => setIsPutOff(true)} />}
    </>
  );
}

interface StepNoteProps {
  saver: DraftSaver;
  isPutOff: boolean;
  onTakeUp: () => void;
}

function StepNote({ saver, isPutOff, onTakeUp }: StepNoteProps) {
  const { t } = useText();
  const { conflicts, note } = useDraft(saver);
  if (conflicts.length > 0 && isPutOff) {
    return <LinkButton onClick={onTakeUp}>{t('application.conflict.putOff')}</LinkButton>;
  }
  return <SaveNote note={note} />;
}

function StepConflict({ saver, onPutOff }: { saver: DraftSaver; onPutOff: () => void }) {
  const { conflicts } = useDraft(saver);
  return (
    conflicts.length > 0 && (
      <Suspense>
        <ConflictDialog conflicts={conflicts} onChoose={(values) => saver.choose(values)} onPutOff={onPutOff} />
      </Suspense>
    )
  );
}
