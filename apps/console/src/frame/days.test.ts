import { afterEach, expect, test, vi } from 'vitest';

const LATE = '2026-11-20T02:40:00Z';
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** Formats are stored with the browser's zone, so each zone needs its own modules. */
async function openIn(zone: string) {
  vi.stubEnv('TZ', zone);
  vi.stubGlobal('document', { getElementById: () => null });
  vi.resetModules();
  return import('./days.ts');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  ['America/Toronto', '9:40 p.m.', '21 h 40'],
  ['America/Vancouver', '9:40 p.m. (Eastern Time)', '21 h 40 (heure de l’Est)'],
])('a browser in %s shows the day and time of the office', async (zone, english, french) => {
  const { formatDayAtOffice, shortTime, timeWithZone } = await openIn(zone);
  expect(plain(formatDayAtOffice(LATE, 'en'))).toBe('Nov 19, 2026');
  expect(plain(shortTime(LATE, '2026-11-19', 'en'))).toBe('9:40 p.m.');
  expect(plain(timeWithZone(LATE, 'en'))).toBe(english);
  expect(plain(timeWithZone(LATE, 'fr'))).toBe(french);
});
