import { useText } from '@portal/design/i18n/use-text.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../../api/queries.ts';
import { SettingsScreen } from '../settings-screen.tsx';
import styles from '../settings.module.css';
import { PeoplePanel } from './people-panel.tsx';
import { RolesPanel } from './roles-panel.tsx';

export function PeopleScreen() {
  return (
    <SettingsScreen tab="people">
      <div className={styles.columns}>
        <PeoplePanel />
        <div>
          <RolesPanel />
          <SignInNote />
        </div>
      </div>
    </SettingsScreen>
  );
}

function SignInNote() {
  const { t } = useText();
  const { data } = useQuery(operationQuery('Staff_GetSignInOptions'));
  if (!data) return null;
  const way = data.identityProvider ? 'identityProvider' : 'passkey';
  return <p className={styles.note}>{t(`console.settings.people.signIn.${way}`)}</p>;
}
