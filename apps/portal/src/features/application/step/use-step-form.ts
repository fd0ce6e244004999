import type { DraftStep } from '@portal/contract/application/steps';
import type { SavedStep } from '@portal/contract/entities/entities';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type * as z from 'zod/mini';
import { keepApplication, useCurrentApplication } from '../../../api/current-application.ts';
import { isProblem } from '../../../api/problem.ts';
import { type PortalForm, type TypedValues, usePortalForm } from '../../../fields/form.tsx';
import { schemaResolver } from '../../../fields/schema-resolver.ts';
import { updateSession } from '../../../session/session-store.ts';
import type { DraftSaver } from '../autosave/draft-saver.ts';
import { attachDraftSaver, getDraftSaver } from '../autosave/step-drafts.ts';
import { followRefusal } from './follow-refusal.ts';
import type { StepHistoryState } from '../../../session/step-history.ts';
import { notEligibleRoute, routeAfter, routeBefore } from './step-route.ts';

export interface StepForm<Output> {
  step: DraftStep;
  form: PortalForm<Output>;
  /** What saves the step as it is typed. */
  saver: DraftSaver;
  /** Continue: saves the step under the strict rules and leads on. */
  submit: (output: Output) => Promise<void>;
  /** Takes what was typed so far, to be saved after a pause. */
  change: (values: TypedValues<Output>) => void;
  leaveField: () => void;
  backRoute: string;
}

interface StepSave<Output> {
  applicationId: string;
  body: { version: number; values: Output };
}

/**
 * A step of the application: its form starts with what is saved, saves itself as the person types, and meets what
 * was saved elsewhere.
 */
export function useStepForm<Schema extends z.ZodMiniType<object>>(
  step: DraftStep,
  schema: Schema,
  save: (call: StepSave<z.infer<Schema>>) => Promise<SavedStep>,
): StepForm<z.infer<Schema>> {
  type Output = z.infer<Schema>;
  const application = useCurrentApplication();
  const { applicationId } = application;
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const history = useHistoryState<StepHistoryState | null>();
  const [saver] = useState(() => getDraftSaver(step, application));
  const resolver = useMemo(() => schemaResolver(schema), [schema]);
  const form = usePortalForm(resolver, saver.getState().values as TypedValues<Output>);

  useEffect(() => attachDraftSaver(step, applicationId, saver), [step, applicationId, saver]);

  useEffect(() => {
    let { adoptions } = saver.getState();
    return saver.subscribe(() => {
      const state = saver.getState();
      if (state.adoptions === adoptions) return;
      ({ adoptions } = state);
      for (const [name, value] of Object.entries(state.values)) form.setValue(name as never, value as never);
    });
  }, [saver, form]);

  /** Another state of the step came in between: its values are checked and sent in their turn. */
  async function submitAgain(): Promise<void> {
    await form.handleSubmit(submit, () => saver.release())();
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
      saver.stop();
      leave(saved);
    } catch (error) {
      if (isProblem(error, 'errorVersionConflict')) {
        await saver.meetConflict();
        await submitAgain();
        return;
      }
      saver.release();
      if (!followRefusal(error, applicationId)) throw error;
    }
  }

  function leave(change: SavedStep): void {
    const saved = { ...application, ...change };
    const route = routeAfter(step, saved);
    keepApplication(queries, saved);
    if (route === notEligibleRoute) {
      updateSession({
        eligibilityStatus: 'notEligible',
        businessInfo: saved.businessInfo,
        email: saved.personalInfo.emailAddress,
        applicationStep: step,
      });
    }
    navigate(route);
  }

  return {
    step,
    form,
    saver,
    submit,
    change: (values) => saver.change({ ...values }),
    leaveField: () => void saver.flush(),
    backRoute: routeBefore(step, history ?? undefined),
  };
}
