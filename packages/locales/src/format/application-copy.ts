import type { AnswerSection } from '@portal/contract/application/answers';
import { officeDay } from '@portal/contract/application/office-day';
import type { Application } from '@portal/contract/entities/entities';
import { formatDay } from './day.ts';
import { formatAnswers } from './answer.ts';
import { monthRange } from './month-range.ts';
import { formatMonthsReason } from './months-reason.ts';
import type { Words } from './words.ts';

export interface CopySection {
  heading: string;
  facts: [label: string, value: string][];
  sentence?: string;
}

export interface CopyContent {
  title: string;
  reference: string;
  submitted: string;
  /** Empty once the day has passed. */
  nextContact: string;
  sections: CopySection[];
}

export function copyContent(application: Application, words: Words, timeZone: string): CopyContent {
  const { t, language } = words;
  const { status, submittedAt } = application;
  const nextContactDay = status === 'underReview' ? application.nextContactDay : null;
  const day = submittedAt === null ? '' : formatDay(officeDay(new Date(submittedAt), timeZone), language);
  return {
    title: t('application.copy.title'),
    reference: `${t('application.copy.reference')} ${application.reference ?? ''}`,
    submitted: t('application.copy.submitted', { day }),
    nextContact:
      nextContactDay === null ? '' : t('application.copy.nextContact', { day: formatDay(nextContactDay, language) }),
    sections: [
      { heading: t('application.copy.business'), facts: factsOf(application, 'business', words) },
      { heading: t('application.copy.personal'), facts: factsOf(application, 'personal', words) },
      { heading: t('application.copy.revenue'), facts: revenueFacts(application, words) },
      {
        heading: t('application.copy.declaration'),
        facts: [],
        sentence: t('application.copy.declarationGiven', { day }),
      },
    ],
  };
}

function factsOf(application: Application, section: AnswerSection, words: Words): CopySection['facts'] {
  return known(formatAnswers(application, words, section).map(({ label, value }) => [label, value]));
}

function revenueFacts(application: Application, words: Words): CopySection['facts'] {
  const { submittedBank, statementCount: count, requiredMonths, monthsReason } = application;
  return known([
    [words.t('review.bank'), submittedBank ?? ''],
    [words.t('application.copy.statements'), count === 0 ? '' : words.t('application.copy.files', { count })],
    [words.t('application.copy.requiredMonths'), monthRange(requiredMonths, words)],
    [words.t('revenue.reason.label'), monthsReason === null ? '' : formatMonthsReason(monthsReason, words)],
  ]);
}

function known(facts: CopySection['facts']): CopySection['facts'] {
  return facts.filter(([, value]) => value !== '');
}
