import { addDays, eachDay } from '@portal/contract/calendar';
import { officeDay } from '@portal/contract/application/office-day';
import { provinceCodes } from '@portal/contract/fields/provinces';
import { languages } from '@portal/contract/language';
import {
  firstContactClasses,
  type ApplicationFunnelStep,
  applicationFunnelSteps,
  reasonedOutcomes,
  type KeyFigures,
  type Statistics,
} from '@portal/contract/staff/statistics';
import type { CheckCount } from '../../eligibility/index.ts';
import type {
  DecisionCount,
  FunnelCount,
  ReasonCount,
  SubmissionCount,
  WantedStatistics,
} from '../storage/statistics.ts';

export interface CountedStatistics {
  submissions: readonly SubmissionCount[];
  decisions: readonly DecisionCount[];
  reasons: readonly ReasonCount[];
  funnel: readonly FunnelCount[];
  partners: readonly { id: string; name: string; referred: number }[];
  leads: Statistics['leads'];
  checks: CheckCount | null;
}

export interface StatisticsFrame extends WantedStatistics {
  unfinished: number;
  declined: number;
}

type Tally = Omit<KeyFigures, 'medianContactMinutes' | 'waitingForContact' | 'medianDecisionDays'>;

const noSubmissions = { submitted: 0, kept: 0, late: 0 };
const noDecisions = { decided: 0, funded: 0, funded_amount: 0 };

function tallyOf(submission: SubmissionCount | undefined, decision: DecisionCount | undefined): Tally {
  const { submitted, kept, late } = submission ?? noSubmissions;
  const { decided, funded, funded_amount: fundedAmount } = decision ?? noDecisions;
  return { submitted, contactKept: kept, contactLate: late, decided, funded, fundedAmount };
}

function keyFiguresOf({ submissions, decisions }: CountedStatistics, isCurrent: boolean): KeyFigures {
  const submission = submissions.find(({ by, is_current }) => by === 'all' && is_current === isCurrent);
  const decision = decisions.find(({ by, is_current }) => by === 'all' && is_current === isCurrent);
  const minutes = submission?.median_minutes ?? null;
  return {
    ...tallyOf(submission, decision),
    medianContactMinutes: minutes === null ? null : Math.round(minutes),
    waitingForContact: submission?.waiting ?? 0,
    medianDecisionDays: decision?.median_days ?? null,
  };
}

const columns = { language: 'language', province: 'province', partner: 'partner_id' } as const;

function tallyBy(
  { submissions, decisions }: CountedStatistics,
  by: keyof typeof columns,
): (value: string | null) => Tally {
  const valueOf = (row: SubmissionCount | DecisionCount) => row[columns[by]];
  const ofValue = <Row extends SubmissionCount | DecisionCount>(rows: readonly Row[]) =>
    new Map(rows.filter((row) => row.by === by && row.is_current).map((row) => [valueOf(row), row]));
  const [submitted, decided] = [ofValue(submissions), ofValue(decisions)];
  return (value) => tallyOf(submitted.get(value), decided.get(value));
}

const isAnything = ({ submitted, decided }: Tally): boolean => submitted > 0 || decided > 0;

function daysOf({ submissions }: CountedStatistics, { period, calendar }: StatisticsFrame): Statistics['days'] {
  const counts = new Map(
    submissions
      .filter(({ by, is_current }) => by === 'day' && is_current)
      .map(({ day, language, submitted }) => [`${day ?? ''} ${language ?? ''}`, submitted]),
  );
  const ordinals = new Map(calendar.days.map(({ day, businessDays }) => [day, businessDays]));
  return eachDay(period.from, period.to).map((day) => ({
    day,
    isBusinessDay: ordinals.get(day) !== ordinals.get(addDays(day, -1)),
    en: counts.get(`${day} en`) ?? 0,
    fr: counts.get(`${day} fr`) ?? 0,
  }));
}

function firstContactOf({ submissions }: CountedStatistics): Statistics['firstContact'] {
  const rows = submissions.filter(({ by, is_current }) => by === 'class' && is_current);
  const counts = new Map(rows.map((row) => [row.class, row.submitted]));
  return {
    classes: firstContactClasses.map((each) => ({ class: each, count: counts.get(each) ?? 0 })),
    notDue: counts.get('notDue') ?? 0,
    notNeeded: counts.get('notNeeded') ?? 0,
  };
}

const FIRST_OF_MINE = applicationFunnelSteps.indexOf('submitted');

/** Steps from checks to the applications that started with one; a person may check twice and start once. */
function stepsOfChecks({ checks, funnel }: CountedStatistics): Statistics['funnel']['steps'] {
  if (!checks || checks.counted_from === null) return [];
  const { checked, eligible } = checks;
  const begun = funnel.filter((row) => row.from_check).reduce((sum, { count }) => sum + count, 0);
  return [
    { step: 'checked', reached: checked, stopped: checked - eligible, underway: 0 },
    { step: 'eligible', reached: eligible, stopped: Math.max(0, eligible - begun), underway: 0 },
  ];
}

function funnelOf(counted: CountedStatistics, frame: StatisticsFrame): Statistics['funnel'] {
  const { scope, now, zone, unfinished, declined } = frame;
  const at = (step: ApplicationFunnelStep, isOpen: boolean) =>
    counted.funnel
      .filter((row) => row.step === step && row.is_open === isOpen)
      .reduce((sum, { count }) => sum + count, 0);
  const steps = applicationFunnelSteps.map((step, index) => ({
    step,
    reached: applicationFunnelSteps.slice(index).reduce((sum, later) => sum + at(later, true) + at(later, false), 0),
    stopped: step === 'funded' ? 0 : at(step, false),
    underway: at(step, true),
  }));
  const kept = scope === 'mine' ? declined : Math.min(unfinished, declined);
  return {
    completeFrom: addDays(officeDay(now, zone), -kept),
    checksFrom: counted.checks?.counted_from ?? null,
    steps: scope === 'mine' ? steps.slice(FIRST_OF_MINE) : [...stepsOfChecks(counted), ...steps],
  };
}

function byPartnerOf(counted: CountedStatistics, { scope }: StatisticsFrame): Statistics['byPartner'] {
  const tally = tallyBy(counted, 'partner');
  const partners = counted.partners.map(({ id, name, referred }) => ({ partnerId: id, name, referred, ...tally(id) }));
  const known = partners
    .map((partner) => ({ ...partner, referred: scope === 'mine' ? null : partner.referred }))
    .filter((partner) => isAnything(partner) || (partner.referred ?? 0) > 0);
  return [{ partnerId: null, name: null, referred: null, ...tally(null) }, ...known];
}

export function toStatistics(counted: CountedStatistics, frame: StatisticsFrame): Statistics {
  const [ofLanguage, ofProvince] = [tallyBy(counted, 'language'), tallyBy(counted, 'province')];
  return {
    period: frame.period,
    before: frame.before,
    figures: keyFiguresOf(counted, true),
    figuresBefore: keyFiguresOf(counted, false),
    days: daysOf(counted, frame),
    firstContact: firstContactOf(counted),
    funnel: funnelOf(counted, frame),
    leads: counted.leads,
    byReason: reasonedOutcomes.map((outcome) => ({
      outcome,
      reasons: counted.reasons.filter((row) => row.outcome === outcome).map(({ reason, count }) => ({ reason, count })),
    })),
    byLanguage: languages.map((language) => ({ language, ...ofLanguage(language) })),
    byProvince: provinceCodes
      .map((province) => ({ province, ...ofProvince(province) }))
      .filter((province) => isAnything(province)),
    byPartner: byPartnerOf(counted, frame),
  };
}
