import { type StepperStep, stepperSteps } from '@portal/contract/application/steps';
import type { Language } from '@portal/contract/language';
import { useState } from 'react';
import { useText } from '@portal/design/i18n/use-text.ts';
import { DisclosureMenu } from '@portal/design/ui/menus/disclosure-menu.tsx';
import { StepBar } from '@portal/design/ui/progress/stepper.tsx';
import styles from './application-step-bar.module.css';
import { HelpItems, WhyDialog } from '../help.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import { MenuGlyph } from '../navigation/menu-glyph.tsx';
import { Navigation } from '../navigation/navigation.tsx';

export interface ApplicationStepBarProps {
  path: string;
  step: StepperStep;
  isDone: boolean;
  hasMenu: boolean;
  saveLanguage: (customerId: string, language: Language) => Promise<void>;
  onLogOut: () => void;
}

export function ApplicationStepBar({ path, step, isDone, hasMenu, saveLanguage, onLogOut }: ApplicationStepBarProps) {
  const { t } = useText();
  const [asksWhy, setAsksWhy] = useState(false);
  const number = stepperSteps.indexOf(step) + 1;
  const total = stepperSteps.length;
  return (
    <div className={hasMenu ? styles.underRail : styles.bar}>
      <StepBar
        place={t('layout.stepOf', { number, total })}
        title={t(`layout.steps.${step}.title`)}
        value={number / total}
        doneLabel={isDone ? t('layout.steps.done') : undefined}
        action={
          hasMenu && (
            <DisclosureMenu label={t('layout.menu')} icon={<MenuGlyph />}>
              <li>
                <LanguageToggle saveLanguage={saveLanguage} />
              </li>
              <HelpItems path={path} onAskWhy={() => setAsksWhy(true)} />
              <Navigation path={path} onLogOut={onLogOut} />
            </DisclosureMenu>
          )
        }
      />
      <WhyDialog open={asksWhy} onClose={() => setAsksWhy(false)} />
    </div>
  );
}
