import { paths, type RoutePath } from '@portal/contract/routes';
import { isReached, stepPlaces } from '@portal/contract/application/steps';
import type { EligibilityStatus } from '@portal/contract/eligibility';
import type { Application } from '@portal/contract/entities/entities';
import type { SessionStatus } from '../../api/session-lifecycle.ts';
import type { Route } from '../routes.ts';

/** `show` the screen, `wait` for the session or application, report that we are `offline`, or redirect. */
export type Verdict = 'show' | 'wait' | 'offline' | { goTo: RoutePath };

export interface EntryFacts {
  session: SessionStatus;
  eligibilityStatus: EligibilityStatus | null;
  /** Whether a portal screen led to this history entry. */
  isLed: boolean;
}

/** Whether the session and the eligibility check allow a screen. Never leads back to the same screen. */
export function entryVerdict(route: Route | undefined, facts: EntryFacts): Verdict {
  if (!route) return { goTo: paths.eligibilityCheck };
  const verdict = verdictOfGuard(route, facts);
  return verdict === 'show' && route.unlessLed && !facts.isLed ? { goTo: route.unlessLed } : verdict;
}

function verdictOfGuard(route: Route, { session, eligibilityStatus }: EntryFacts): Verdict {
  switch (route.guard) {
    case 'everyone':
      return 'show';
    case 'notEligible':
      return eligibilityStatus === 'notEligible' ? 'show' : { goTo: paths.eligibilityCheck };
    case 'session':
    case 'application':
      if (session === 'none') return { goTo: paths.login };
      if (session === 'unknown') return 'wait';
      return session === 'unreachable' ? 'offline' : 'show';
  }
}

type ApplicationFacts = Pick<
  Application,
  'status' | 'submittedAt' | 'applicationStep' | 'reachedStep' | 'experienceType'
>;

type StepScreen = Pick<Route, 'step' | 'onRequest' | 'ofSubmitted' | 'asksMissing'>;

export function applicationVerdict(screen: StepScreen, application: ApplicationFacts): Verdict {
  const { status, submittedAt } = application;
  if (screen.ofSubmitted && submittedAt !== null) return 'show';
  if (status === 'closed') return { goTo: paths.myApplications };
  if (status === 'incomplete') return incompleteVerdict(screen, application);
  if (screen.step === 'complete' || (screen.onRequest && status === 'informationRequired')) return 'show';
  return { goTo: paths.final };
}

function incompleteVerdict(
  { step = 'welcome', asksMissing = false }: StepScreen,
  application: ApplicationFacts,
): Verdict {
  const { reachedStep, experienceType } = application;
  // One screen collects the answers of all steps that the partner did not share.
  const lacksAnswers = experienceType === 'partner' && !isReached('revenue', reachedStep);
  if (lacksAnswers) return asksMissing ? 'show' : { goTo: paths.partnerMissingInformation };
  if (!asksMissing && step !== 'complete' && isReached(step, reachedStep)) return 'show';
  return { goTo: nearestRoute(application) };
}

function nearestRoute({ applicationStep, reachedStep }: ApplicationFacts): RoutePath {
  const nearest = isReached(applicationStep, reachedStep) ? applicationStep : reachedStep;
  return stepPlaces[nearest === 'complete' ? 'review' : nearest].route;
}
