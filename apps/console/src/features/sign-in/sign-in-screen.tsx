import { type SignInError, signInErrors } from '@portal/contract/staff/sign-in-errors';
import { isProblem, messageKeyOf } from '@portal/contract/client/problem';
import { consolePaths } from '@portal/contract/staff/console-paths';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { Avatar } from '@portal/design/ui/content/avatar.tsx';
import { callOperation, type ResponseBody } from '../../api/call-operation.ts';
import { operationQuery } from '../../api/queries.ts';
import { enterSession } from '../../api/session.ts';
import { EntryPage } from '../../frame/entry-page.tsx';
import { navigate } from '../../frame/navigation.tsx';
import { Unread } from '../../frame/states/unread.tsx';
import { showLanguage } from '../../i18n/language.ts';
import styles from './sign-in.module.css';

type Session = Parameters<typeof enterSession>[0];
type Way = () => Promise<Session>;

const IDENTITY_PROVIDER = '/api/staff/sign-in/oidc';

async function askForPasskey(): Promise<Session> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await callOperation('Staff_StartPasskeySignIn');
  const response = await startAuthentication({ optionsJSON: options });
  return callOperation('Staff_FinishPasskeySignIn', {
    body: { response: { ...response, clientExtensionResults: { ...response.clientExtensionResults } } },
  });
}

function findSignInError(): SignInError | undefined {
  const named = new URLSearchParams(window.location.search).get('error');
  return signInErrors.find((error) => error === named);
}

async function goOn(session: Session): Promise<void> {
  // If the texts fail to load, the console stays in the language of the sign-in.
  await showLanguage(session.person.language).catch(() => undefined);
  enterSession(session);
  if (window.location.pathname === consolePaths.signIn) navigate(consolePaths.workList, { replace: true });
}

export function SignInScreen() {
  const { t, message } = useText();
  const options = useQuery(operationQuery('Staff_GetSignInOptions'));
  const signIn = useMutation({ mutationFn: (way: Way) => way(), onSuccess: goOn });
  // Cached options may be those of an earlier session.
  const wasRemoved = options.isFetchedAfterMount && options.data?.wasRemoved === true;
  return (
    <EntryPage title={t('console.signIn.title')} text={t('console.signIn.text')}>
      <div role="alert">
        {!signIn.isPending && <WhyHere wasRemoved={wasRemoved && signIn.isIdle} />}
        {signIn.error && <p className={styles.error}>{message(wordsOf(signIn.error))}</p>}
      </div>
      <Unread read={options} shape={null} />
      {options.data && <Ways options={options.data} isPending={signIn.isPending} onSignIn={signIn.mutate} />}
    </EntryPage>
  );
}

function WhyHere({ wasRemoved }: { wasRemoved: boolean }) {
  const { t } = useText();
  const returned = findSignInError();
  if (returned) return <p className={styles.error}>{t(`console.signIn.errors.${returned}`)}</p>;
  return wasRemoved && <p className={styles.error}>{t('console.signIn.removed')}</p>;
}

interface WaysProps {
  options: ResponseBody<'Staff_GetSignInOptions'>;
  isPending: boolean;
  onSignIn: (way: Way) => void;
}

function Ways({ options: { identityProvider, passkeys, demoPeople }, isPending, onSignIn }: WaysProps) {
  const { t } = useText();
  return (
    <>
      {identityProvider && (
        <a className={styles.provider} href={IDENTITY_PROVIDER}>
          {t('console.signIn.provider')}
        </a>
      )}
      {passkeys && (
        <Button
          fullWidth
          pending={isPending}
          icon={<KeyRound size={18} aria-hidden="true" />}
          onClick={() => onSignIn(askForPasskey)}
        >
          {t('console.signIn.passkey')}
        </Button>
      )}
      {demoPeople.length > 0 && <DemoPeople people={demoPeople} onSignIn={onSignIn} />}
    </>
  );
}

interface DemoPeopleProps {
  people: WaysProps['options']['demoPeople'];
  onSignIn: (way: Way) => void;
}

function DemoPeople({ people, onSignIn }: DemoPeopleProps) {
  const { t } = useText();
  return (
    <section className={styles.demo}>
      <h2>{t('console.signIn.demo')}</h2>
      <ul>
        {people.map(({ personId, name, role }) => (
          <li key={personId}>
            <button
              type="button"
              onClick={() => onSignIn(() => callOperation('Staff_SignInAsDemoPerson', { params: { personId } }))}
            >
              <Avatar name={name} />
              <span>{name}</span>
              <span className={styles.role}>{t(`console.roles.${role}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A passkey prompt that the person or the browser cancelled is not an error of ours. */
function wordsOf(error: Error): string {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'console.signIn.passkeyNotUsed';
  if (isProblem(error, 'errorForbidden')) return 'console.signIn.noAccess';
  return messageKeyOf(error);
}
