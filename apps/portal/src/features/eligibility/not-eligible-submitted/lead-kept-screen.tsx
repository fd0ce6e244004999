import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { getPortalConfiguration } from '../../../app/layout/portal-configuration.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { forgetAnswers } from '../eligibility-answers.ts';

/** The thank-you after a person who is not eligible yet left her answers. */
export function LeadKeptScreen() {
  const { t } = useText();
  useEffect(forgetAnswers, []);
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="good" icon={<CircleCheck size={28} aria-hidden="true" />} />}
      title={t('eligibility.submitted.title')}
      lead={t('eligibility.submitted.text', { name: getPortalConfiguration().brand.name })}
    >
      <ButtonLink href="/marketing-qualification" variant="secondary" fullWidth>
        {t('eligibility.submitted.again')}
      </ButtonLink>
    </Screen>
  );
}
