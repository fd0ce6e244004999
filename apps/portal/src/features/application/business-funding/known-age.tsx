import type { Application } from '@portal/contract/entities/entities';
import { formatTimeInBusiness } from '@portal/locales/format/time-in-business';
import { useText } from '@portal/design/i18n/use-text.ts';
import { KnownAnswer } from '../step/known-answer.tsx';
import { isAgeKnown } from '../step/step-route.ts';

export function KnownAge({ application }: { application: Application }) {
  const texts = useText();
  const { t } = texts;
  const { monthsInBusiness } = application;
  if (monthsInBusiness === null || !isAgeKnown(application)) return null;
  return (
    <KnownAnswer label={t('common.fields.timeInBusiness')} hint={t('application.funding.ageKnown')}>
      {formatTimeInBusiness(monthsInBusiness, texts)}
    </KnownAnswer>
  );
}
