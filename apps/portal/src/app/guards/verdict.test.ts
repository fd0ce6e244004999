import { experienceTypes } from '@portal/contract/application/kinds';
import { applicationSteps, stepPlaces } from '@portal/contract/application/steps';
import { applicationStatuses } from '@portal/contract/application/status';
import { describe, expect, test } from 'vitest';
import type { SessionStatus } from '../../api/session-lifecycle.ts';
import { findRoute, type Route, routes } from '../routes.ts';
import { applicationVerdict, entryVerdict } from './verdict.ts';

const everyRoute = [...routes].flatMap(([path, route]): [string, Route][] => ('to' in route ? [] : [[path, route]]));
const sessions: SessionStatus[] = ['none', 'unknown', 'active', 'unreachable'];

describe('screen access', () => {
  const visitor = { session: 'none', eligibilityStatus: null, isLed: false } as const;

  test('an unknown path leads to the eligibility check', () => {
    expect(entryVerdict(undefined, visitor)).toEqual({ goTo: '/marketing-qualification' });
  });

  test('a customer screen without a session leads to the log-in', () => {
    expect(entryVerdict(findRoute('/main'), visitor)).toEqual({ goTo: '/' });
    expect(entryVerdict(findRoute('/application-review'), visitor)).toEqual({ goTo: '/' });
  });

  test('waits for a session that is being renewed', () => {
    expect(entryVerdict(findRoute('/main'), { ...visitor, session: 'unknown' })).toBe('wait');
  });

  test('an unreachable server does not log the customer out', () => {
    expect(entryVerdict(findRoute('/main'), { ...visitor, session: 'unreachable' })).toBe('offline');
  });

  test('the not-eligible screen shows only after the check has said so', () => {
    expect(entryVerdict(findRoute('/not-eligible'), visitor)).toEqual({ goTo: '/marketing-qualification' });
    expect(entryVerdict(findRoute('/not-eligible'), { ...visitor, eligibilityStatus: 'notEligible' })).toBe('show');
  });

  test.each([
    ['/not-eligible-submitted', 'none', '/marketing-qualification'],
    ['/multiple-contacts-found', 'none', '/'],
    ['/open-application-found', 'active', '/main'],
  ] as const)('%s is shown only if another screen led there', (path, session, goTo) => {
    const facts = { session, eligibilityStatus: null };
    expect(entryVerdict(findRoute(path), { ...facts, isLed: false })).toEqual({ goTo });
    expect(entryVerdict(findRoute(path), { ...facts, isLed: true })).toBe('show');
  });

  test('a redirect always leads to a screen that can be shown', () => {
    for (const [path, route] of everyRoute) {
      for (const session of sessions) {
        for (const eligibilityStatus of [null, 'eligible', 'notEligible'] as const) {
          for (const isLed of [true, false]) {
            const facts = { session, eligibilityStatus, isLed };
            const verdict = entryVerdict(route, facts);
            if (typeof verdict !== 'object') continue;
            expect(verdict.goTo, path).not.toBe(path);
            expect(entryVerdict(findRoute(verdict.goTo), facts), path).toBe('show');
          }
        }
      }
    }
  });
});

describe('step access', () => {
  const begun = {
    status: 'incomplete',
    submittedAt: null,
    experienceType: 'standard',
    applicationStep: 'businessFunding',
    reachedStep: 'businessAge',
  } as const;

  test('a referred application opens only the missing answers until they are complete', () => {
    const referred = { ...begun, experienceType: 'partner' } as const;
    expect(applicationVerdict({ step: 'welcome', asksMissing: true }, referred)).toBe('show');
    expect(applicationVerdict({ step: 'welcome' }, referred)).toEqual({ goTo: '/partner-missing-information' });
    const answered = { ...referred, applicationStep: 'revenue', reachedStep: 'revenue' } as const;
    expect(applicationVerdict({ step: 'businessAge' }, answered)).toBe('show');
    expect(applicationVerdict({ asksMissing: true }, answered)).toEqual({ goTo: '/application-value-proposition' });
    expect(applicationVerdict({ asksMissing: true }, begun)).toEqual({ goTo: '/application-business-funding-section' });
  });

  test.each([
    ['welcome', 'show'],
    ['businessStructure', 'show'],
    ['businessAge', 'show'],
    ['personalInformation', { goTo: '/application-business-funding-section' }],
    ['review', { goTo: '/application-business-funding-section' }],
    ['complete', { goTo: '/application-business-funding-section' }],
  ] as const)('an application at the funding step: %s', (step, verdict) => {
    expect(applicationVerdict({ step }, begun)).toEqual(verdict);
  });

  test.each([
    ['underReview', 'businessStructure', { goTo: '/final' }],
    ['underReview', 'complete', 'show'],
    ['informationRequired', 'review', { goTo: '/final' }],
    ['closed', 'complete', { goTo: '/main' }],
  ] as const)('an application that is %s: %s', (status, step, verdict) => {
    expect(applicationVerdict({ step }, { ...begun, status })).toEqual(verdict);
  });

  test.each([
    ['informationRequired', 'show'],
    ['underReview', { goTo: '/final' }],
    ['closed', { goTo: '/main' }],
  ] as const)('a step that is requested again can be opened while the request is open: %s', (status, verdict) => {
    expect(applicationVerdict({ step: 'revenue', onRequest: true }, { ...begun, status })).toEqual(verdict);
  });

  test.each(['underReview', 'informationRequired', 'closed'] as const)(
    'a submitted application stays readable: %s',
    (status) => {
      const sent = { ...begun, status, submittedAt: '2026-02-10T15:00:00.000Z' };
      expect(applicationVerdict({ step: 'complete', ofSubmitted: true }, sent)).toBe('show');
    },
  );

  test.each([
    ['incomplete', { goTo: '/application-business-funding-section' }],
    ['closed', { goTo: '/main' }],
  ] as const)('an application that was never submitted has nothing to read: %s', (status, verdict) => {
    expect(applicationVerdict({ step: 'complete', ofSubmitted: true }, { ...begun, status })).toEqual(verdict);
  });

  test('a redirect always leads to a step that can be shown', () => {
    const stepRoutes = everyRoute.filter(([, route]) => route.guard === 'application');
    for (const [status, experienceType] of applicationStatuses.flatMap((each) =>
      experienceTypes.map((type) => [each, type] as const),
    )) {
      for (const applicationStep of applicationSteps) {
        for (const reachedStep of applicationSteps) {
          const facts = { status, submittedAt: null, experienceType, applicationStep, reachedStep };
          for (const [path, route] of stepRoutes) {
            const verdict = applicationVerdict(route, facts);
            if (typeof verdict !== 'object' || verdict.goTo === '/main') continue;
            const target = findRoute(verdict.goTo);
            expect(target && applicationVerdict(target, facts), `${path} ${JSON.stringify(facts)}`).toBe('show');
          }
        }
      }
    }
  });

  test('every step has a screen in the table', () => {
    for (const step of applicationSteps) expect(findRoute(stepPlaces[step].route)?.step).toBe(step);
  });
});
