import { type StepperStep, stepperSteps } from '@portal/contract/application/steps';
import type { Language } from '@portal/contract/language';
import Menu from 'lucide-react/icons/menu';
import { useText } from '../../i18n/use-text.ts';
import { DisclosureMenu } from '../../ui/disclosure-menu.tsx';
import { StepBar } from '../../ui/stepper.tsx';
import styles from './application-step-bar.module.css';
import { LanguageToggle } from './language-toggle.tsx';
import { Navigation } from './navigation.tsx';

export interface ApplicationStepBarProps {
  path: string;
  step: StepperStep;
  /** All five are done. */
  isDone: boolean;
  /** Beside the words: language, My Applications, Log Out. Not where a top bar has them. */
  hasMenu: boolean;
  saveLanguage: (customerId: string, language: Language) => Promise<void>;
  onLogOut: () => void;
}

/** "Step 2 of 5 · Business" with its bar, where there is no room for the rail. */
export function ApplicationStepBar({ path, step, isDone, hasMenu, saveLanguage, onLogOut }: ApplicationStepBarProps) {
  const { t } = useText();
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
            <DisclosureMenu label={t('layout.menu')} icon={<Menu size={22} aria-hidden="true" />}>
              <li>
                <LanguageToggle saveLanguage={saveLanguage} />
              </li>
              <Navigation path={path} onLogOut={onLogOut} />
            </DisclosureMenu>
          )
        }
      />
    </div>
  );
}
