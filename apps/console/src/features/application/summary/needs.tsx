import type { CashFlow } from '@portal/contract/application/cash-flow';
import type { CheckKind } from '@portal/contract/application/checks';
import { formatDay } from '@portal/locales/format';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { monthList } from '../../../parts/application/month-list.ts';
import { promiseState } from '../../../parts/application/promise.tsx';
import type { Details, useRow } from '../details.ts';
import { fileSignals, goneMonths, lendersRepaid, otherNames, unprovenMonths } from './needs-of-revenue.tsx';

/** Something that a person has to do about an application. */
export interface Need {
  icon: ReactNode;
  title: string;
  detail: string;
  /** `isReading`: who may only read may do it too. */
  action?: { label: string; isReading?: boolean; run: () => void };
}

/** What an application's needs are read from, and what can be done about them. */
export interface NeedsSource {
  details: Details;
  known: ReturnType<typeof useRow>;
  /** Undefined until it has come. */
  flow: CashFlow | undefined;
  onAsk: () => void;
  onContact: () => void;
  onCheck: ((kind: CheckKind) => void) | undefined;
}

export type NeedsReader = (source: NeedsSource, words: Translation) => Need[];

const warning = <TriangleAlert size={18} aria-hidden="true" />;

/** Somebody was to be in touch today, or before. */
const promisedContact: NeedsReader = ({ known, onContact }, { t, language }) => {
  if (!known?.row) return [];
  const promise = promiseState(known.row, known.today);
  if (promise === 'later' || promise === 'waiting') return [];
  return [
    {
      icon: <Clock size={18} aria-hidden="true" />,
      title: t(promise === 'late' ? 'console.needs.contactLate' : 'console.needs.contactToday'),
      detail: formatDay(known.row.nextContactDay, language, 'day'),
      action: { label: t('console.contact.do'), run: onContact },
    },
  ];
};

/** Checks that were handed over to a person. */
const handedOverChecks: NeedsReader = ({ details, onCheck }, { t }) =>
  details.checks
    .filter(({ state }) => state === 'handedOver')
    .map(({ kind, reason }) => ({
      icon: warning,
      title: t('console.needs.check', { check: t(`console.checks.kinds.${kind}`) }),
      detail: reason ? t(`console.checks.reasons.${reason}`) : '',
      ...(onCheck && { action: { label: t('console.checks.settle'), run: () => onCheck(kind) } }),
    }));

/** What the customer was asked for and has not sent. */
const awaitedItems = ({ details }: Pick<NeedsSource, 'details'>, { t, language }: Translation): Need[] =>
  details.missing.map(({ kind, months, question, dueDay }) => {
    const what = months.length > 0 ? monthList(months, language) : (question?.[language] ?? '');
    const due = dueDay ? t('console.needs.due', { day: formatDay(dueDay, language, 'day') }) : '';
    return {
      icon: <Hourglass size={18} aria-hidden="true" />,
      title: t(`console.needs.waiting.${kind}`),
      detail: [what, due].filter(Boolean).join(' · '),
    };
  });

/** In the order in which they are shown. */
const readers = [promisedContact, handedOverChecks, fileSignals, unprovenMonths, goneMonths, otherNames, lendersRepaid];

/** What an application waits for. */
export interface Needs {
  /** What somebody of the lender has to do. */
  own: Need[];
  /** What the customer has to send: nothing can be done about it here. */
  awaited: Need[];
}

/** What an application waits for; nothing before it is submitted, and nothing once it is closed. */
export function needsOf(source: NeedsSource, words: Translation): Needs {
  const { status } = source.details.application;
  if (status === 'closed' || status === 'incomplete') return { own: [], awaited: [] };
  return { own: readers.flatMap((read) => read(source, words)), awaited: awaitedItems(source, words) };
}
