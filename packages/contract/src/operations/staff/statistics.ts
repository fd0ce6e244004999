import * as z from 'zod/mini';
import { STATISTICS_DAYS_MAXIMUM } from '../../constants.ts';
import { calendarDay } from '../../fields/time/calendar-day.ts';
import { described } from '../../fields/described.ts';
import { statistics, statisticsScopes } from '../../staff/statistics.ts';
import { defineOperation } from '../operation.ts';

export const getStatistics = defineOperation({
  operationId: 'Staff_GetStatistics',
  method: 'get',
  path: '/api/staff/statistics',
  summary: `Get figures about applications in a period of at most ${String(STATISTICS_DAYS_MAXIMUM)} days. They say how many were submitted, how soon applicants were contacted, how far applications came, and what was decided. Days are in the time zone of the office. Erased applications are not counted.`,
  access: 'staff',
  right: 'read',
  query: z.strictObject({
    from: described(calendarDay, 'The first day (YYYY-MM-DD).', '2026-10-25'),
    to: described(calendarDay, 'The last day (YYYY-MM-DD), not before the first one.', '2026-11-23'),
    scope: described(
      z.optional(z.enum(statisticsScopes)),
      '`team` (the default): every application. `mine`: those assigned to you; always none for a key.',
    ),
  }),
  response: statistics,
  errors: [],
});
