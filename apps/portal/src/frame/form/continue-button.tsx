import { Button, type ButtonProps } from '@portal/design/ui/buttons/button.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';

export function ContinueButton(props: Pick<ButtonProps, 'type' | 'pending' | 'onClick'>) {
  const { t } = useText();
  return (
    <Button {...props} iconAfter={<ArrowRight size={20} aria-hidden="true" />}>
      {t('common.continue')}
    </Button>
  );
}
