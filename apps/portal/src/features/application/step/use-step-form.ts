import { paths, type RoutePath } from '@portal/contract/routes';
import type { Application, SavedStep } from '@portal/contract/entities/entities';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import { navigate, useHistoryState } from '../../../frame/routing/navigation.tsx';
import { setCachedApplication, useCurrentApplication } from '../../../api/current-application.ts';
import { ConnectionLost, isProblem, messageKeyOf } from '@portal/contract/client/problem';
import { type PortalForm, type TypedValues, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { schemaResolver } from '../../../frame/form/schema-resolver.ts';
import { getSession, updateSession } from '../../../session/session-store.ts';
import type { DraftSaver } from '../autosave/draft-saver.ts';
import { attachDraftSaver, getDraftSaver } from '../autosave/step-drafts.ts';
import { type DraftForm, stepsOfForm } from './draft-form.ts';
import { handleRefusal } from './handle-refusal.ts';
import type { StepHistoryState } from '../../../session/step-history.ts';
import { routeAfter, routeBefore } from './step-route.ts';

const CONNECTION_LOST = messageKeyOf(new ConnectionLost());

export interface StepForm<Output> {
  form: PortalForm<Output>;
  saver: DraftSaver;
  submit: (output: Output) => Promise<void>;
  change: (values: TypedValues<Output>) => void;
  leaveField: () => void;
  backRoute: RoutePath;
}

interface StepSave<Output> {
  applicationId: string;
  body: { version: number; values: Output };
}

export function useStepForm<Schema extends z.ZodMiniType<object>>(
  step: DraftForm,
  schema: Schema,
  save: (call: StepSave<z.infer<Schema>>) => Promise<SavedStep>,
): StepForm<z.infer<Schema>> {
  type Output = z.infer<Schema>;
  const application = useCurrentApplication();
  const { applicationId } = application;
  const history = useHistoryState<StepHistoryState | null>();
  const leave = useLeavingStep(step);
  const [saver] = useState(() => getDraftSaver(step, application));
  const resolver = useMemo(() => schemaResolver(schema), [schema]);
  const form = usePortalForm(resolver, saver.getState().values as TypedValues<Output>);

  useEffect(() => attachDraftSaver(step, applicationId, saver), [step, applicationId, saver]);

  useAdoptedValues(saver, form);
  useRestoredConnection(saver, form);

  async function submitAgain(): Promise<void> {
    await form.submit(submit, () => saver.release());
  }

  async function submit(output: Output): Promise<void> {
    try {
      const { adoptions } = saver.getState();
      await saver.hold();
      if (saver.getState().adoptions !== adoptions) {
        await submitAgain();
        return;
      }
      const saved = await save({ applicationId, body: { version: saver.getVersion(), values: output } });
      saver.finish();
      leave({ ...application, ...saved });
    } catch (error) {
      if (isProblem(error, 'errorVersionConflict')) {
        await saver.meetConflict();
        await submitAgain();
        return;
      }
      saver.release();
      if (!handleRefusal(error, applicationId)) throw error;
    }
  }

  return {
    form,
    saver,
    submit,
    change: (values) => saver.change({ ...values }),
    leaveField: () => void saver.flush(),
    backRoute: routeBefore(stepsOfForm(step).first, application, history ?? undefined),
  };
}

function useAdoptedValues<Output>(saver: DraftSaver, form: PortalForm<Output>): void {
  useEffect(() => {
    let { adoptions } = saver.getState();
    return saver.subscribe(() => {
      const state = saver.getState();
      if (state.adoptions === adoptions) return;
      ({ adoptions } = state);
      for (const [name, value] of Object.entries(state.values)) form.setValue(name as never, value);
    });
  }, [saver, form]);
}

/** Hides Continue's connection error once a draft has reached the server. */
function useRestoredConnection<Output>(saver: DraftSaver, form: PortalForm<Output>): void {
  useEffect(
    () =>
      saver.subscribe(() => {
        const isLost = form.getState().errors['root.server'] === CONNECTION_LOST;
        if (isLost && saver.getState().note === 'saved') form.clearErrors(['root.server' as never]);
      }),
    [saver, form],
  );
}

function useLeavingStep(form: DraftForm): (saved: Application) => void {
  const queries = useQueryClient();
  return (saved) => {
    const step = stepsOfForm(form).last;
    const route = routeAfter(step, saved);
    setCachedApplication(queries, saved);
    if (route === paths.notEligible) {
      updateSession({
        eligibilityStatus: 'notEligible',
        businessInfo: saved.businessInfo,
        email: saved.personalInfo.emailAddress,
        applicationStep: step,
      });
    } else if (getSession().eligibilityStatus === 'notEligible') {
      updateSession({ eligibilityStatus: null });
    }
    navigate(route);
  };
}
