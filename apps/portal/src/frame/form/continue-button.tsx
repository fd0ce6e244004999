import { Button, type ButtonProps } from '@portal/design/ui/buttons/button.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';

/** The way to the next step of an application: the same words and arrow wherever it leads on. */
export function ContinueButton(props: Pick<ButtonProps, 'type' | 'pending' | 'onClick'>) {
  const { t } = useText();
  return (
    <Button {...props} iconAfter={<ArrowRight size={20} aria-hidden="true" />}>
      {t('common.continue')}
    </Button>
  );
}
