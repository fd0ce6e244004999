import { getStatistics } from '@portal/contract/operations/staff/statistics';
import { implement } from '../../../kernel/operation.ts';
import { officeToday } from '../../application/index.ts';
import { countChecks, countLeads } from '../../eligibility/index.ts';
import { countReferrals } from '../../partner/index.ts';
import { toStatistics } from '../answers/to-statistics.ts';
import { comparePeriods, statisticsCalendar } from '../actions/statistics-calendar.ts';
import { countDecisions, countFunnel, countReasons, countSubmissions } from '../storage/statistics.ts';

export const getStatisticsOperation = implement(getStatistics, async ({ context, caller, query }) => {
  const { clock, config } = context;
  const { query: queries } = context.database;
  const { from, to, scope = 'team' } = query;
  const now = clock.now();
  const periods = comparePeriods({ from, to }, officeToday(context));
  const calendar = statisticsCalendar(periods, config.officeProvince);
  const zone = config.officeTimeZone;
  const wanted = { ...periods, scope, email: caller.email, calendar, zone, now };
  const days = { ...periods.period, zone };
  const [submissions, decisions, reasons, funnel, partners, leads, checks] = await Promise.all([
    countSubmissions(queries, wanted),
    countDecisions(queries, wanted),
    countReasons(queries, wanted),
    countFunnel(queries, wanted),
    countReferrals(queries, days),
    scope === 'team' ? countLeads(queries, days) : null,
    scope === 'team' ? countChecks(queries, periods.period) : null,
  ]);
  const counted = { submissions, decisions, reasons, funnel, partners, leads, checks };
  return toStatistics(counted, { ...wanted, ...config.retentionDays });
});
