import { productDay } from '@portal/contract/application/statement-window';
import { getStatistics } from '@portal/contract/operations/staff-statistics';
import { implement } from '../../../http/operation.ts';
import { loadHolidayCalendar } from '../../application/index.ts';
import { countLeads } from '../../eligibility/index.ts';
import { countReferrals } from '../../partner/index.ts';
import { toStatistics } from '../answers/to-statistics.ts';
import { comparePeriods, statisticsCalendar } from '../actions/statistics-calendar.ts';
import { countDecisions, countFunnel, countSubmissions } from '../storage/statistics.ts';

export const getStatisticsOperation = implement(getStatistics, async ({ context, caller, query }) => {
  const { clock, config } = context;
  const { query: queries } = context.database;
  const { from, to, scope = 'team' } = query;
  const now = clock.now();
  const periods = comparePeriods({ from, to }, productDay(now));
  const office = { office: config.officeProvince, isHoliday: await loadHolidayCalendar() };
  const wanted = { ...periods, scope, email: caller.email, calendar: statisticsCalendar(periods, office), now };
  const [submissions, decisions, funnel, partners, leads] = await Promise.all([
    countSubmissions(queries, wanted),
    countDecisions(queries, wanted),
    countFunnel(queries, wanted),
    countReferrals(queries, periods.period),
    scope === 'team' ? countLeads(queries, periods.period) : null,
  ]);
  return toStatistics({ submissions, decisions, funnel, partners, leads }, { ...wanted, ...config.retentionDays });
});
