import { paths } from '@portal/contract/routes';
import { type SinForm, sinForm } from '@portal/contract/operations/credit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { operationKey, operationQuery } from '../../../api/operation-query.ts';
import { isProblem, messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import { type PortalForm, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { schemaResolver } from '../../../frame/form/schema-resolver.ts';

const resolver = schemaResolver(sinForm);

export interface SinEntry {
  form: PortalForm<SinForm>;
  give: (values: SinForm) => Promise<void>;
  decline: () => Promise<void>;
  isDeclining: boolean;
}

/** The SIN exists only in the form: never in a draft, cache or storage. */
export function useSin(): SinEntry {
  const queries = useQueryClient();
  const { applicationId } = useCurrentApplication();
  const params = { applicationId };
  const form = usePortalForm(resolver, { sin: '' });
  const [isDeclining, setIsDeclining] = useState(false);
  const asked = useQuery({ ...operationQuery('Application_GetChecks', { params }), refetchOnMount: 'always' });
  const isAsked = asked.data?.missing.some(({ kind }) => kind === 'sin');
  const isResolved = asked.isFetchedAfterMount && isAsked === false;

  const goOn = () => {
    navigate(paths.processing, { replace: true });
    void queries.invalidateQueries({ queryKey: operationKey('Application_GetApplication', params) });
    void queries.invalidateQueries({ queryKey: operationKey('Application_ListApplications') });
  };

  useEffect(() => {
    if (isResolved) navigate(paths.processing, { replace: true });
  }, [isResolved]);

  return {
    form,
    isDeclining,
    async give(values) {
      try {
        await callOperation('Credit_GiveSin', { params, body: values });
      } catch (error) {
        if (!isProblem(error, 'errorNothingAsked')) throw error;
      }
      form.reset({ sin: '' });
      goOn();
    },
    async decline() {
      setIsDeclining(true);
      try {
        await callOperation('Credit_DeclineSin', { params });
        goOn();
      } catch (error) {
        if (isProblem(error, 'errorNothingAsked')) goOn();
        else showAlert(messageKeyOf(error), 'error');
      } finally {
        setIsDeclining(false);
      }
    },
  };
}
