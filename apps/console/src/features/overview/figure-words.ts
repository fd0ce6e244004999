import type { KeyFigures } from '@portal/contract/staff/statistics';
import { formatPercent } from '@portal/locales/format';
import { formatNumber } from '@portal/locales/format/number';
import type { Translation } from '@portal/design/i18n/use-text.ts';

const PERCENT = 100;
const MINUTES_PER_HOUR = 60;
export const NOTHING = '–';

export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * PERCENT);
}

/** Share of applicants contacted in time, among those whose promised day has come or who were contacted before it. */
export function inTimeShare({ contactKept, contactLate }: Pick<KeyFigures, 'contactKept' | 'contactLate'>) {
  return shareOf(contactKept, contactKept + contactLate);
}

export function percentWords(share: number | null, { language }: Translation): string {
  return share === null ? NOTHING : formatPercent(share, language);
}

/** `3 h 40`, `35 min` */
export function durationWords(minutes: number | null, { t, language }: Translation): string {
  if (minutes === null) return NOTHING;
  if (minutes < MINUTES_PER_HOUR) return t('console.overview.minutes', { minutes });
  const rest = String(minutes % MINUTES_PER_HOUR).padStart(2, '0');
  return t('console.overview.hours', {
    hours: formatNumber(Math.floor(minutes / MINUTES_PER_HOUR), language),
    minutes: rest,
  });
}
