import type { SavedIndustry } from '@portal/contract/industries/industries';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useQuery } from '@tanstack/react-query';

/** The names are many, and wanted on this page alone. */
const namesQuery = {
  queryKey: ['industries'],
  queryFn: () => import('@portal/contract/industries/industries'),
  staleTime: Infinity,
};

/** What the industry of a business is called, with its code; the code alone until the names have come. */
export function useIndustry(saved: SavedIndustry): string | null {
  const { t, language } = useText();
  const { data: names } = useQuery(namesQuery);
  const found = names?.findSavedIndustry(saved);
  const code = saved.subIndustryCode ?? saved.industryCode ?? null;
  return found && code !== null ? t('console.facts.industryWithCode', { name: found.label[language], code }) : code;
}
