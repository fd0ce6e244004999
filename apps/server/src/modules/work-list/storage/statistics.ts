import { type RawBuilder, sql } from 'kysely';
import type { OfficeTimeZone } from '@portal/contract/application/office-day';
import { foldEmail } from '@portal/contract/fields/email-text';
import type { Province } from '@portal/contract/fields/provinces';
import type { Language } from '@portal/contract/language';
import type { DecisionReason } from '@portal/contract/staff/decisions';
import type {
  FirstContactClass,
  ApplicationFunnelStep,
  ReasonedOutcome,
  StatisticsPeriod,
  StatisticsScope,
} from '@portal/contract/staff/statistics';
import { dayOf, endOfDay, type Queries, startOfDay } from '../../../platform/database/index.ts';
import { closingDecision } from '../../application/index.ts';
import type { ComparedPeriods, StatisticsCalendar } from '../domain/statistics-days.ts';

export interface WantedStatistics extends ComparedPeriods {
  scope: StatisticsScope;
  email: string | null;
  calendar: StatisticsCalendar;
  zone: OfficeTimeZone;
  now: Date;
}

interface Counted<By extends string> {
  by: By;
  is_current: boolean;
  language: Language | null;
  province: Province | null;
  partner_id: string | null;
}

export interface SubmissionCount extends Counted<'all' | 'day' | 'language' | 'province' | 'partner' | 'class'> {
  day: string | null;
  class: FirstContactClass | 'notDue' | 'notNeeded' | null;
  submitted: number;
  kept: number;
  late: number;
  waiting: number;
  median_minutes: number | null;
}

export interface DecisionCount extends Counted<'all' | 'language' | 'province' | 'partner'> {
  decided: number;
  funded: number;
  funded_amount: number;
  median_days: number | null;
}

export interface ReasonCount {
  outcome: ReasonedOutcome;
  reason: DecisionReason;
  count: number;
}

export interface FunnelCount {
  step: ApplicationFunnelStep;
  is_open: boolean;
  from_check: boolean;
  count: number;
}

function isCounted({ scope, email }: WantedStatistics, of: 'entry' | 'application'): RawBuilder<boolean> {
  if (scope === 'team') return sql`true`;
  return email === null ? sql`false` : sql`${sql.ref(`${of}.account_manager_email`)} = ${foldEmail(email)}`;
}

const within = (column: string, { from, to }: StatisticsPeriod, { zone }: WantedStatistics) =>
  sql`${sql.ref(column)} >= ${startOfDay(from, zone)} and ${sql.ref(column)} < ${endOfDay(to, zone)}`;

const both = ({ before, period }: ComparedPeriods): StatisticsPeriod => ({ from: before.from, to: period.to });

function calendarTables({ days, exceptions }: StatisticsCalendar): RawBuilder<unknown> {
  return sql`
    calendar as materialized (
      select * from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ businessDays }) => businessDays)}::integer[],
        ${days.map(({ promised }) => promised)}::date[]) as calendar (day, business_days, promised)),
    exception as materialized (
      select * from unnest(${exceptions.map(({ province }) => province)}::text[],
        ${exceptions.map(({ day }) => day)}::date[], ${exceptions.map(({ promised }) => promised)}::date[])
        as exception (province, day, promised))`;
}

/** Matches the index `application_event_first_contact`, which excludes unanswered calls. */
const firstContact = sql`
  select min(at) as at from application_event
  where application_event.application_id = entry.application_id
    and kind in ('contacted', 'statementsAsked', 'sinAsked', 'questionAsked', 'documentAsked', 'closed')
    and staff_name is not null
    and coalesce(details #>> '{contact,outcome}', 'sent') not in ('noAnswer', 'wrongNumber')`;

export function submissionStatement(wanted: WantedStatistics): RawBuilder<SubmissionCount> {
  const { period, calendar, zone, now } = wanted;
  const isWaiting = sql`contacted_at is null and closed_at is null`;
  const lastDay = calendar.days.at(-1)?.day ?? period.to;
  return sql<SubmissionCount>`/* for its values */
    with ${calendarTables(calendar)},
    received as materialized (
      select entry.submitted_at >= ${startOfDay(period.from, zone)} as is_current, ${dayOf(sql`entry.submitted_at`, zone)} as day,
        entry.language, entry.province, entry.partner_id, entry.submitted_at, contact.at as contacted_at,
        -- Read only for the few applications that were closed without a contact.
        case when contact.at is null and entry.status = 'closed' then
          (select application.closed_at from application where application.id = entry.application_id) end as closed_at
      from work_list_entry as entry
      left join lateral (${firstContact}) as contact on true
      where ${within('entry.submitted_at', both(wanted), wanted)} and ${isCounted(wanted, 'entry')}
    ),
    measured as (
      select received.*, coalesce(exception.promised, calendar.promised) as promised,
        least(${dayOf(sql`coalesce(contacted_at, closed_at, ${now}::timestamptz)`, zone)}, ${lastDay}::date) as ended
      from received join calendar on calendar.day = received.day
        left join exception on exception.day = received.day and exception.province = received.province
    ),
    classed as (
      select measured.*, case
          when measured.ended > measured.promised then
            case when reached.business_days - due.business_days <= 1 then 'oneDayLate' else 'laterStill' end
          when contacted_at is null then case when closed_at is null then 'notDue' else 'notNeeded' end
          when contacted_at < submitted_at + interval '2 hours' then 'underTwoHours'
          when contacted_at < submitted_at + interval '4 hours' then 'underFourHours'
          when measured.ended = measured.day then 'sameDay'
          else 'byPromisedDay' end as class
      from measured join calendar as reached on reached.day = measured.ended
        join calendar as due on due.day = measured.promised
    )
    select case grouping(day, language, province, partner_id, class)
        when 31 then 'all' when 7 then 'day' when 23 then 'language' when 27 then 'province' when 29 then 'partner'
        else 'class' end as by,
      is_current, day::text, language, province, partner_id, class, count(*) as submitted,
      count(*) filter (where class in ('underTwoHours', 'underFourHours', 'sameDay', 'byPromisedDay')) as kept,
      count(*) filter (where class in ('oneDayLate', 'laterStill')) as late,
      count(*) filter (where ${isWaiting}) as waiting,
      percentile_cont(0.5) within group (order by extract(epoch from
        case when ${isWaiting} then ${now}::timestamptz else contacted_at end - submitted_at) / 60) as median_minutes
    from classed
    group by grouping sets ((is_current), (is_current, day, language), (is_current, language), (is_current, province),
      (is_current, partner_id), (is_current, class))`;
}

/** Decisions of both periods. A decision that took longer than the calendar counts as the calendar's length. */
export function decisionStatement(wanted: WantedStatistics): RawBuilder<DecisionCount> {
  const { period, calendar, zone } = wanted;
  const firstDay = calendar.days[0]?.day ?? period.from;
  return sql<DecisionCount>`/* for its values */
    with ${calendarTables(calendar)},
    decided as materialized (
      select application.closed_at >= ${startOfDay(period.from, zone)} as is_current, entry.language, entry.province,
        entry.partner_id, coalesce(decision.offer_amount, entry.requested_amount) as amount, application.outcome, ${dayOf(sql`application.closed_at`, zone)} as closed_on,
        greatest(${dayOf(sql`entry.submitted_at`, zone)}, ${firstDay}::date) as submitted_on
      from application cross join lateral (
        -- Looked up one by one by key: without the limit, PostgreSQL would read the whole list for the join.
        select * from work_list_entry where work_list_entry.application_id = application.id limit 1) as entry
        left join lateral ${closingDecision} as decision on true
      where application.status = 'closed' and application.outcome in ('funded', 'declined')
        and ${within('application.closed_at', both(wanted), wanted)} and ${isCounted(wanted, 'entry')}
    )
    select case grouping(language, province, partner_id)
        when 7 then 'all' when 3 then 'language' when 5 then 'province' else 'partner' end as by,
      is_current, language, province, partner_id, count(*) as decided,
      count(*) filter (where outcome = 'funded') as funded,
      coalesce(sum(amount) filter (where outcome = 'funded'), 0) as funded_amount,
      percentile_cont(0.5) within group (order by reached.business_days - begun.business_days) as median_days
    from decided join calendar as reached on reached.day = decided.closed_on
      join calendar as begun on begun.day = decided.submitted_on
    group by grouping sets ((is_current), (is_current, language), (is_current, province), (is_current, partner_id))`;
}

export function reasonStatement(wanted: WantedStatistics): RawBuilder<ReasonCount> {
  return sql<ReasonCount>`/* for its values */
    select decision.outcome, decision.reason, count(*) as count
    from application cross join lateral ${closingDecision} as decision
    where application.status = 'closed' and decision.reason is not null
      and ${within('application.closed_at', wanted.period, wanted)} and ${isCounted(wanted, 'application')}
    group by 1, 2
    order by 3 desc, 2`;
}

export function funnelStatement(wanted: WantedStatistics): RawBuilder<FunnelCount> {
  return sql<FunnelCount>`/* for its values */
    select case
        when submitted_at is not null then
          case outcome when 'funded' then 'funded' when 'declined' then 'decided' else 'submitted' end
        when reached_step in ('review', 'complete') then 'revenue'
        when reached_step = 'revenue' then 'person'
        when reached_step = 'personalInformation' then 'business'
        else 'begun' end as step,
      status <> 'closed' as is_open, created_with = 'eligibilityCheck' as from_check, count(*) as count
    from application where ${within('created_at', wanted.period, wanted)} and ${isCounted(wanted, 'application')}
    group by 1, 2, 3`;
}

async function rowsOf<Row>(queries: Queries, statement: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await statement.execute(queries);
  return rows;
}

export const countSubmissions = (queries: Queries, wanted: WantedStatistics): Promise<SubmissionCount[]> =>
  rowsOf(queries, submissionStatement(wanted));

export const countDecisions = (queries: Queries, wanted: WantedStatistics): Promise<DecisionCount[]> =>
  rowsOf(queries, decisionStatement(wanted));

export const countReasons = (queries: Queries, wanted: WantedStatistics): Promise<ReasonCount[]> =>
  rowsOf(queries, reasonStatement(wanted));

export const countFunnel = (queries: Queries, wanted: WantedStatistics): Promise<FunnelCount[]> =>
  rowsOf(queries, funnelStatement(wanted));
