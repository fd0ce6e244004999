import { paths } from '@portal/contract/routes';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { useHistoryState } from '../../../frame/routing/navigation.tsx';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import { Screen } from '../../../frame/screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';
import { clearAnswers } from '../eligibility-answers.ts';
import type { LeadSavedState } from '../lead-saved-state.ts';

export function LeadSavedScreen() {
  const { t } = useText();
  const { day } = useHistoryState<LeadSavedState | null>() ?? {};
  const { name } = getPortalConfiguration().brand;
  useEffect(clearAnswers, []);
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="good" icon={<CircleCheck size={28} aria-hidden="true" />} />}
      title={t('eligibility.submitted.title')}
      lead={day ? t('notEligible.savedUntilDay', { name, day }) : t('eligibility.submitted.text', { name })}
    >
      <RouteButton to={paths.eligibilityCheck} variant="secondary" fullWidth>
        {t('eligibility.submitted.again')}
      </RouteButton>
    </Screen>
  );
}
