import { isReached, stepPlaces } from '@portal/contract/application/steps';
import type { EligibilityStatus } from '@portal/contract/eligibility';
import type { Application } from '@portal/contract/entities/entities';
import type { SessionStatus } from '../../api/session-lifecycle.ts';
import { entryRoute } from '../initial-route.ts';
import type { Route } from '../routes.ts';

/** `show` the screen, `wait` for an answer, say that we are `offline`, or go where one may be. */
export type Verdict = 'show' | 'wait' | 'offline' | { goTo: string };

export interface EntryFacts {
  session: SessionStatus;
  eligibilityStatus: EligibilityStatus | null;
}

/** Whether a screen may show as far as the session and the eligibility check say. Never leads back to itself. */
export function entryVerdict(route: Route | undefined, { session, eligibilityStatus }: EntryFacts): Verdict {
  if (!route) return { goTo: entryRoute };
  switch (route.guard) {
    case 'everyone':
      return 'show';
    case 'notEligible':
      return eligibilityStatus === 'notEligible' ? 'show' : { goTo: entryRoute };
    case 'session':
    case 'application':
      if (session === 'none') return { goTo: '/' };
      if (session === 'unknown') return 'wait';
      return session === 'unreachable' ? 'offline' : 'show';
  }
}

type ApplicationFacts = Pick<Application, 'status' | 'applicationStep' | 'reachedStep' | 'experienceType'>;

const missingInformationRoute = '/partner-missing-information';

/** Whether a step may be opened, and else which screen is nearest (decisions, sections 1 and 4). */
export function applicationVerdict(
  { step = 'welcome', onRequest = false, asksMissing = false }: Pick<Route, 'step' | 'onRequest' | 'asksMissing'>,
  { status, applicationStep, reachedStep, experienceType }: ApplicationFacts,
): Verdict {
  if (status === 'closed') return { goTo: '/main' };
  if (status === 'incomplete') {
    // What a partner did not share is asked for on one screen, whatever step it belongs to.
    const lacksAnswers = experienceType === 'partner' && !isReached('revenue', reachedStep);
    if (lacksAnswers) return asksMissing ? 'show' : { goTo: missingInformationRoute };
    if (!asksMissing && step !== 'complete' && isReached(step, reachedStep)) return 'show';
    const nearest = isReached(applicationStep, reachedStep) ? applicationStep : reachedStep;
    return { goTo: stepPlaces[nearest === 'complete' ? 'review' : nearest].route };
  }
  if (step === 'complete' || (onRequest && status === 'informationRequired')) return 'show';
  return { goTo: '/final' };
}
