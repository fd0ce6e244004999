import type { System } from './system-part.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Facts } from '@portal/design/ui/content/facts.tsx';
import { formatNumber } from '@portal/locales/format/number';
import { useToday } from '../../../api/today.ts';
import { shortTime } from '../../../frame/days.ts';
import { formatBytes } from './format-bytes.ts';

export function RunFacts({ last, lastGoodAt }: Pick<NonNullable<System['backup']>, 'last' | 'lastGoodAt'>) {
  const { t, language, message } = useText();
  const today = useToday();
  if (last === null) return null;
  const bytes = (count: number | null) => count !== null && formatBytes(count, language);
  const failure = last.error !== null && message(`console.settings.system.steps.${last.error}`);
  return (
    <Facts
      facts={(
        [
          [t('console.settings.system.facts.last'), shortTime(last.startedAt, today, language)],
          [t('console.settings.system.facts.error'), failure],
          [
            t('console.settings.system.facts.lastGood'),
            lastGoodAt === null ? t('console.settings.never') : shortTime(lastGoodAt, today, language),
          ],
          [t('console.settings.system.facts.database'), bytes(last.databaseBytes)],
          [t('console.settings.system.facts.files'), bytes(last.filesBytes)],
          [t('console.settings.system.facts.rows'), last.rows !== null && formatNumber(last.rows, language)],
        ] as const
      ).filter(([, value]) => value !== false)}
    />
  );
}
