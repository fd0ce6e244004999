import { useText } from '@portal/design/i18n/use-text.ts';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';
import { useState } from 'react';
import { lazy } from '../../../frame/lazy/lazy.ts';
import { useLazy } from '../../../frame/lazy/use-lazy.ts';

const dialog = lazy(async () => (await import('./statement-help-dialog.tsx')).StatementHelpDialog);

export function StatementHelp() {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { part: HelpDialog } = useLazy(isOpen ? dialog : undefined);
  return (
    <>
      <LinkButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('revenue.find.open')}
      </LinkButton>
      {HelpDialog && isOpen && <HelpDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
