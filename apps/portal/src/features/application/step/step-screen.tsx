import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ContinueButton } from '../../../frame/form/continue-button.tsx';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { Screen } from '../../../frame/screen.tsx';
import { FormActions, hasErrors } from '@portal/design/fields/form/form.tsx';
import { Form } from '../../../frame/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';
import type { DraftSaver } from '../autosave/draft-saver.ts';
import { SaveNote } from '../autosave/save-note.tsx';
import { useDraft } from '../autosave/use-draft.ts';
import type { StepForm } from './use-step-form.ts';

/** Lazy because it is rarely needed and loads the names of all industries. */
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
      <Screen title={title} lead={lead} hasErrors={hasErrors(form)}>
        <Form form={form} onSubmit={submit} onDraftChange={step.change} onFieldLeave={step.leaveField}>
          <Restored saver={saver} />
          {children}
          <FormActions
            back={
              <RouteButton to={step.backRoute} variant="secondary">
                {t('common.back')}
              </RouteButton>
            }
            note={<StepNote saver={saver} isPutOff={isPutOff} onTakeUp={() => setIsPutOff(false)} />}
          >
            <ContinueButton type="submit" pending={form.formState.isSubmitting} />
          </FormActions>
        </Form>
      </Screen>
      {!isPutOff && <StepConflict saver={saver} onPutOff={() => setIsPutOff(true)} />}
    </>
  );
}

function Restored({ saver }: { saver: DraftSaver }) {
  const { t } = useText();
  const { restoredOver } = useDraft(saver);
  if (restoredOver === undefined) return null;
  return (
    <InlineAlert tone="info" announce="status" title={t('application.restored.title')}>
      <LinkButton onClick={() => saver.dropRestored()}>{t('application.restored.drop')}</LinkButton>
    </InlineAlert>
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
  if (conflicts.length > 0 && isPutOff)
    return <LinkButton onClick={onTakeUp}>{t('application.conflict.putOff')}</LinkButton>;

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
