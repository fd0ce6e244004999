import type { Language } from '@portal/contract/language';
import { switchLanguage } from '../../i18n/switch-language.ts';
import { useText } from '@portal/design/i18n/use-text.ts';

export interface LanguageToggleProps {
  saveLanguage: (customerId: string, language: Language) => Promise<void>;
  className?: string | undefined;
  icon?: React.ReactNode;
}

export function LanguageToggle({ saveLanguage, className, icon }: LanguageToggleProps) {
  const { t, language } = useText();
  const other: Language = language === 'en' ? 'fr' : 'en';
  return (
    <button
      type="button"
      className={className}
      lang={other}
      onClick={() => void switchLanguage(other, { saveToServer: saveLanguage })}
    >
      {icon}
      {t('layout.otherLanguage')}
    </button>
  );
}
