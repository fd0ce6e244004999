import type { CashFlow } from '@portal/contract/application/cash-flow';
import type { CheckKind } from '@portal/contract/application/checks';
import type { ApplicationMatch } from '@portal/contract/staff/matches';
import { FACT_SEPARATOR } from '@portal/locales/format';
import { locales } from '@portal/locales/format/number';
import { formatDay } from '@portal/locales/format/day';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { applicationAddress, navigate } from '../../../frame/navigation.tsx';
import { promiseState } from '../../../parts/application/promise.tsx';
import { whatIsMissing } from '../../../parts/application/what-is-missing.ts';
import type { Details, UnknownParts, useRow } from '../details.ts';
import { nameOfMatch, sharedWords } from './match-words.ts';
import { arrivedItems } from './needs-of-requests.tsx';
import {
  fileSignals,
  goneMonths,
  lendersRepaid,
  otherNames,
  unprovenMonths,
  unreadFiles,
} from './needs-of-revenue.tsx';

export interface Need {
  icon: ReactNode;
  title: string;
  detail: string;
  /** Whether a decision can be made without settling it first. */
  isInformation?: boolean;
  /** `isReading` marks an action that is also available with read-only access. */
  action?: { label: string; isReading?: boolean; isPending?: boolean; run: () => void };
}

export interface NeedsSource {
  details: Details;
  known: ReturnType<typeof useRow>;
  /** Undefined while loading. */
  flow: CashFlow | undefined;
  matches: readonly ApplicationMatch[];
  unknown: UnknownParts;
  onAsk: () => void;
  onContact: () => void;
  onCheck: ((kind: CheckKind) => void) | undefined;
}

export type NeedsReader = (source: NeedsSource, words: Translation) => Need[];

const warning = <TriangleAlert size={18} aria-hidden="true" />;

const parts = ['row', 'cashFlow', 'matches', 'decisions'] as const satisfies (keyof UnknownParts)[];

/** One item for all parts that failed, and one for all that are still loading. */
const unknownParts: NeedsReader = ({ unknown }, words) => {
  const { t } = words;
  const found = parts.flatMap((part) => (unknown[part] ? { part, ...unknown[part] } : []));
  const loading = found.filter(({ isLoading }) => isLoading);
  const failed = found.filter(({ isLoading }) => !isLoading);
  const isPending = failed.every(({ isRetrying }) => isRetrying);
  const run = () => failed.forEach(({ retry }) => retry());
  const stillLoading = t('console.unknown.loading');
  const again = { label: t('console.failed.again'), isReading: true, isPending, run };
  return [
    ...itemOf(warning, isPending ? stillLoading : t('console.unknown.failed'), failed, words).map((need) => ({
      ...need,
      action: again,
    })),
    ...itemOf(<Hourglass size={18} aria-hidden="true" />, stillLoading, loading, words),
  ];
};

function itemOf(
  icon: ReactNode,
  what: string,
  found: readonly { part: (typeof parts)[number] }[],
  { t, language }: Translation,
): Need[] {
  if (found.length === 0) return [];
  const names = found.map(({ part }) => t(`console.unknown.parts.${part}`));
  const which = new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names);
  return [{ icon, title: t('console.named', { what, which }), detail: '' }];
}

const promisedContact: NeedsReader = ({ known, onContact }, { t, language }) => {
  if (!known?.row) return [];
  const promise = promiseState(known.row, known.today);
  if (promise === 'later' || promise === 'waiting') return [];
  return [
    {
      icon: <Clock size={18} aria-hidden="true" />,
      title: t(promise === 'late' ? 'console.needs.contactLate' : 'console.needs.contactToday'),
      detail: formatDay(known.row.nextContactDay, language, 'day'),
      isInformation: true,
      action: { label: t('console.contact.do'), run: onContact },
    },
  ];
};

const handedOverChecks: NeedsReader = ({ details, onCheck }, { t }) =>
  details.checks
    .filter(({ state }) => state === 'handedOver')
    .map(({ kind, reason }) => ({
      icon: warning,
      title: t('console.needs.check', { check: t(`console.checks.kinds.${kind}`) }),
      detail: reason ? t(`console.checks.reasons.${reason}`) : '',
      ...(onCheck && { action: { label: t('console.checks.settle'), run: () => onCheck(kind) } }),
    }));

const awaitedItems = ({ details }: Pick<NeedsSource, 'details'>, { t, language }: Translation): Need[] =>
  details.missing.map(({ kind, dueDay, ...item }) => {
    const what = whatIsMissing(item, { t, language });
    const due = dueDay ? t('console.needs.due', { day: formatDay(dueDay, language, 'day') }) : '';
    return {
      icon: <Hourglass size={18} aria-hidden="true" />,
      title: t(`console.needs.waiting.${kind}`),
      detail: [what, due].filter(Boolean).join(' · '),
    };
  });

/** One item for all of them, so that they do not hide other items; the panel “Other applications” lists each. */
const alarmingMatches: NeedsReader = ({ matches }, words) => {
  const { t } = words;
  const [first, ...others] = matches.filter(({ isAlarming }) => isAlarming);
  if (!first) return [];
  const more = others.length > 0 && t('console.matches.more', { count: others.length });
  return [
    {
      icon: warning,
      title: t('console.matches.alarm', { application: nameOfMatch(first) }),
      detail: [sharedWords(first.shared, words), more].filter(Boolean).join(FACT_SEPARATOR),
      action: {
        label: t('console.needs.open'),
        isReading: true,
        run: () => navigate(applicationAddress(first.applicationId)),
      },
    },
  ];
};

const readers = [
  unknownParts,
  promisedContact,
  handedOverChecks,
  alarmingMatches,
  fileSignals,
  arrivedItems,
  unprovenMonths,
  goneMonths,
  unreadFiles,
  otherNames,
  lendersRepaid,
];

export interface Needs {
  own: Need[];
  /** Items the customer must send; staff cannot act on them here. */
  awaited: Need[];
}

export function needsOf(source: NeedsSource, words: Translation): Needs {
  const { status } = source.details.application;
  if (status === 'closed' || status === 'incomplete') return { own: [], awaited: [] };
  return { own: readers.flatMap((read) => read(source, words)), awaited: awaitedItems(source, words) };
}
