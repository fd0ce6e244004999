import english from '@portal/locales/en.json' with { type: 'json' };
import { createWords } from '@portal/locales/format/words';
import { expect, test } from 'vitest';
import { nextContact } from './next-contact.ts';

const submittedAt = '2026-11-20T02:40:00Z';
const sent = { status: 'underReview', submittedAt, nextContactDay: '2026-11-20' } as const;
const moved = { ...sent, nextContactDay: '2026-12-04' };

test.each([
  [
    'the evening of the submission',
    sent,
    '2026-11-20T04:30:00Z',
    /within the next business day, by November 20, 2026/u,
  ],
  [
    'once the promise has moved',
    moved,
    '2026-11-24T15:00:00Z',
    /^An account manager .* an offer by December 4, 2026\.$/u,
  ],
  ['once it has passed', { ...sent, nextContactDay: null }, '2026-11-24T15:00:00Z', /sorry/u],
  ['while we wait for the customer', { ...sent, status: 'informationRequired' }, submittedAt, /need something else/u],
] as const)('%s, the screen names who acts next and by when', (_when, application, now, said) => {
  const clock = { now: new Date(now), timeZone: 'America/Toronto' };
  expect(nextContact(application, clock, createWords(english, 'en')).replaceAll('\u00A0', ' ')).toMatch(said);
});
