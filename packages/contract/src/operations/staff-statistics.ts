import * as z from 'zod/mini';
import { STATISTICS_DAYS_MAXIMUM } from '../constants.ts';
import { calendarDay } from '../fields/time/calendar-day.ts';
import { described } from '../fields/described.ts';
import { statistics, statisticsScopes } from '../staff/statistics.ts';
import { defineOperation } from './operation.ts';

export const getStatistics = defineOperation({
  operationId: 'Staff_GetStatistics',
  method: 'get',
  path: '/api/staff/statistics',
  summary: `What happened to applications on the days of a period, at most ${String(STATISTICS_DAYS_MAXIMUM)}, in numbers alone: how many were submitted, how soon their applicants were contacted, how far they came, and what was decided. A day is one of the office. What was erased is not counted.`,
  access: 'staff',
  right: 'read',
  query: z.strictObject({
    from: described(calendarDay, 'The first day (YYYY-MM-DD).', '2026-10-25'),
    to: described(calendarDay, 'The last day (YYYY-MM-DD), not before the first one.', '2026-11-23'),
    scope: described(
      z.optional(z.enum(statisticsScopes)),
      '`team`: every application, as without it. `mine`: those assigned to you, never any of a key.',
    ),
  }),
  response: statistics,
  errors: [],
});
