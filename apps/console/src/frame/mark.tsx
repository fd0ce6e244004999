import { useText } from '@portal/design/i18n/use-text.ts';
import { getConsoleConfiguration } from '../api/console-configuration.ts';

export function Mark({ size = 32 }: { size?: number }) {
  const { language } = useText();
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      role="img"
      aria-label={getConsoleConfiguration().brandNames[language]}
    >
      <rect width="28" height="28" rx="8" fill="currentColor" />
      <path d="M9 20V9.5h10M9 14.5h7.5" fill="none" stroke="#fff" strokeWidth="3.2" strokeLinecap="round" />
    </svg>
  );
}
