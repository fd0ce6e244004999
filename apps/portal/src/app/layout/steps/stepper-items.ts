import { type StepperStep, stepperSteps } from '@portal/contract/application/steps';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import type { StepperItem } from '@portal/design/ui/progress/stepper.tsx';

export function stepperItems(current: StepperStep, { t }: Pick<Translation, 't'>): StepperItem[] {
  const captions = {
    welcome: undefined,
    business: t('layout.steps.business.caption'),
    personal: t('layout.steps.personal.caption'),
    revenue: t('layout.steps.revenue.caption'),
    complete: t('layout.steps.complete.caption'),
  } satisfies Record<StepperStep, string | undefined>;
  const place = stepperSteps.indexOf(current);
  return stepperSteps.map((step, index) => ({
    id: step,
    title: t(`layout.steps.${step}.title`),
    caption: captions[step],
    state: index < place ? 'done' : index === place ? 'current' : 'ahead',
  }));
}
