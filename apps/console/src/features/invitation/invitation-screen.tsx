import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import KeyRound from 'lucide-react/icons/key-round';
import { EntryPage } from '../../frame/entry-page.tsx';
import { ScreenLink } from '../../frame/navigation.tsx';
import { useTitle } from '../../frame/use-title.ts';
import styles from './invitation.module.css';
import { type Invitation, useInvitation } from './use-invitation.ts';

export function InvitationScreen() {
  const { t, message } = useText();
  const { invitation, accept } = useInvitation();
  useTitle(t('console.invitation.pageTitle'));
  if (invitation.error) return <InvitationOver />;
  const { data } = invitation;
  return (
    <EntryPage
      title={data ? t('console.invitation.title', { name: data.name }) : t('console.invitation.opening')}
      text={t('console.invitation.text')}
    >
      {data && <Invited invitation={data} />}
      <div role="alert">
        {accept.error && (
          <p className={styles.error}>
            {accept.error.name === 'NotAllowedError'
              ? t('console.signIn.passkeyNotUsed')
              : message(messageKeyOf(accept.error))}
          </p>
        )}
      </div>
      {data && (
        <Button
          fullWidth
          pending={accept.isPending}
          icon={<KeyRound size={18} aria-hidden="true" />}
          onClick={() => accept.mutate()}
        >
          {t('console.invitation.make')}
        </Button>
      )}
    </EntryPage>
  );
}

function InvitationOver() {
  const { t } = useText();
  return (
    <EntryPage title={t('console.invitation.over.title')} text={t('console.invitation.over.text')}>
      <ScreenLink to="/staff" className={styles.signIn}>
        {t('console.invitation.over.signIn')}
      </ScreenLink>
    </EntryPage>
  );
}

function Invited({ invitation: { email, role } }: { invitation: Invitation }) {
  const { t } = useText();
  return (
    <dl className={styles.facts}>
      <dt>{t('console.invitation.email')}</dt>
      <dd>{email}</dd>
      <dt>{t('console.invitation.role')}</dt>
      <dd>{t(`console.roles.${role}`)}</dd>
    </dl>
  );
}
