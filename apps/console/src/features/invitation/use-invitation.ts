import { consolePaths } from '@portal/contract/staff/console-paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation, type ResponseBody } from '../../api/call-operation.ts';
import { enterSession } from '../../api/session.ts';
import { navigate } from '../../frame/navigation.tsx';
import { showLanguage } from '../../i18n/language.ts';

/** Who is invited, and as what. */
export type Invitation = ResponseBody<'Staff_OpenInvitation'>;

/** The token of the mail's link; it leaves the address, and with it the history, at once. */
function takeToken(): string {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
  if (token !== '') window.history.replaceState(null, '', window.location.pathname);
  return token;
}

/** Makes a passkey in this browser, which signs in at once. */
async function makePasskey(token: string) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  // A challenge works once: after a passkey that was not made, another is asked for.
  const { options } = await callOperation('Staff_OpenInvitation', { body: { token } });
  const response = await startRegistration({ optionsJSON: options });
  return callOperation('Staff_AcceptInvitation', {
    body: { token, response: { ...response, clientExtensionResults: { ...response.clientExtensionResults } } },
  });
}

/** The invitation that the address leads to, and how it is accepted. */
export function useInvitation() {
  const [token] = useState(takeToken);
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => callOperation('Staff_OpenInvitation', { body: { token } }),
    staleTime: Infinity,
    retry: false,
  });
  const accept = useMutation({
    mutationFn: () => makePasskey(token),
    onSuccess: async (session) => {
      await showLanguage(session.person.language).catch(() => undefined);
      enterSession(session);
      navigate(consolePaths.workList, { replace: true });
    },
  });
  return { invitation, accept };
}
