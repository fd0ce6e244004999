import { paths } from '@portal/contract/routes';
import BellOff from 'lucide-react/icons/bell-off';
import { useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { isProblem, messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../frame/alert/alert.ts';
import { findToken } from '../../frame/routing/find-token.ts';
import { RouteButton } from '../../frame/routing/route-link.tsx';
import { Screen } from '../../frame/screen.tsx';
import { SupportContact } from '../../frame/support-contact.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';

type Status = 'asking' | 'stopping' | 'done' | 'broken';

/**
 * Target of the link in a reminder: one button, without login. Opening the page does not stop reminders, because email
 * scanners open links.
 */
export function StopRemindersScreen() {
  const { t } = useText();
  const [token] = useState(() => findToken(window.location.hash));
  const [status, setStatus] = useState<Status>(token === undefined ? 'broken' : 'asking');

  const stop = async () => {
    if (token === undefined) return;
    setStatus('stopping');
    try {
      await callOperation('Privacy_StopReminders', { body: { token } });
      setStatus('done');
    } catch (error) {
      const isBroken = isProblem(error, 'errorLinkExpired') || isProblem(error, 'errorValidation');
      setStatus(isBroken ? 'broken' : 'asking');
      if (!isBroken) showAlert(messageKeyOf(error), 'error');
    }
  };

  if (status === 'broken') {
    return (
      <Screen
        layout="card"
        title={t('stopReminders.broken.title')}
        focusKey="broken"
        lead={t('stopReminders.broken.lead')}
      >
        <SupportContact />
      </Screen>
    );
  }
  if (status === 'done') {
    return (
      <Screen layout="card" title={t('stopReminders.done.title')} focusKey="done" lead={t('stopReminders.done.lead')}>
        <RouteButton to={paths.login} variant="secondary" fullWidth>
          {t('layout.logIn')}
        </RouteButton>
      </Screen>
    );
  }
  return (
    <Screen
      layout="card"
      ornament={<Emblem tone="good" icon={<BellOff size={28} aria-hidden="true" />} />}
      title={t('stopReminders.title')}
      lead={t('stopReminders.lead')}
    >
      <Button fullWidth pending={status === 'stopping'} onClick={() => void stop()}>
        {t('stopReminders.button')}
      </Button>
    </Screen>
  );
}
