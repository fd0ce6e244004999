import type { StepperStep } from '@portal/contract/application/steps';
import { ENCRYPTION_BITS } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import Languages from 'lucide-react/icons/languages';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Stepper } from '@portal/design/ui/progress/stepper.tsx';
import styles from './application-rail.module.css';
import { HelpItems, WhyDialog } from '../help.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import { Logo } from '../logo.tsx';
import { Navigation } from '../navigation/navigation.tsx';
import { stepperItems } from './stepper-items.ts';

export interface ApplicationRailProps {
  path: string;
  step: StepperStep;
  saveLanguage: (customerId: string, language: Language) => Promise<void>;
  onLogOut: () => void;
}

export function ApplicationRail({ path, step, saveLanguage, onLogOut }: ApplicationRailProps) {
  const texts = useText();
  const { t } = texts;
  const [asksWhy, setAsksWhy] = useState(false);
  return (
    <header className={styles.rail}>
      <div className={styles.column}>
        <Logo />
        <Stepper label={t('layout.steps.label')} doneLabel={t('layout.steps.done')} items={stepperItems(step, texts)} />
        <div className={styles.foot}>
          <section className={styles.help} aria-labelledby="rail-help">
            <p id="rail-help" className={styles.helpTitle}>
              {t('application.help.title')}
            </p>
            <ul className={styles.list}>
              <HelpItems path={path} itemClass={styles.item} onAskWhy={() => setAsksWhy(true)} />
            </ul>
          </section>
          <nav aria-label={t('layout.mainNavigation')}>
            <ul className={styles.list}>
              <Navigation path={path} onLogOut={onLogOut} linkClass={styles.item} />
            </ul>
          </nav>
          <p className={styles.note}>
            <Lock size={18} aria-hidden="true" />
            {t('layout.encryption', { bits: ENCRYPTION_BITS })}
          </p>
          <LanguageToggle
            saveLanguage={saveLanguage}
            className={styles.item}
            icon={<Languages size={18} aria-hidden="true" />}
          />
        </div>
      </div>
      <WhyDialog open={asksWhy} onClose={() => setAsksWhy(false)} />
    </header>
  );
}
