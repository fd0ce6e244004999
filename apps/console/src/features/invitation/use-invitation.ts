import { consolePaths } from '@portal/contract/staff/console-paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation, type ResponseBody } from '../../api/call-operation.ts';
import { enterSession } from '../../api/session.ts';
import { navigate } from '../../frame/navigation.tsx';
import { showLanguage } from '../../i18n/language.ts';

export type Invitation = ResponseBody<'Staff_OpenInvitation'>;

function takeToken(): string {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
  if (token !== '') window.history.replaceState(null, '', window.location.pathname);
  return token;
}

async function makePasskey(token: string) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  // A challenge works once: after a failed attempt a new one is requested.
  const { options } = await callOperation('Staff_OpenInvitation', { body: { token } });
  const response = await startRegistration({ optionsJSON: options });
  return callOperation('Staff_AcceptInvitation', {
    body: { token, response: { ...response, clientExtensionResults: { ...response.clientExtensionResults } } },
  });
}

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
