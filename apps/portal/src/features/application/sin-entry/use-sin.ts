import { type SinForm, sinForm } from '@portal/contract/operations/checks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { callOperation } from '../../../api/call-operation.ts';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { operationKey, operationQuery } from '../../../api/operation-query.ts';
import { isProblem, messageKeyOf } from '../../../api/problem.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { type PortalForm, usePortalForm } from '../../../fields/form.tsx';
import { schemaResolver } from '../../../fields/schema-resolver.ts';

const PROCESSING = '/application-processing';
const resolver = schemaResolver(sinForm);

export interface SinEntry {
  form: PortalForm<SinForm>;
  give: (values: SinForm) => Promise<void>;
  /** Continues without it: checks nothing that was typed. */
  decline: () => Promise<void>;
  isDeclining: boolean;
}

/** The number lives in the form alone: no draft, no cache, no storage ever holds it. */
export function useSin(): SinEntry {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const { applicationId } = useCurrentApplication();
  const params = { applicationId };
  const form = usePortalForm(resolver, { sin: '' });
  const [isDeclining, setIsDeclining] = useState(false);
  const asked = useQuery({ ...operationQuery('Application_GetChecks', { params }), refetchOnMount: 'always' });
  const isAsked = asked.data?.missing.some(({ kind }) => kind === 'sin');
  const isSettled = asked.isFetchedAfterMount && isAsked === false;

  const goOn = () => {
    navigate(PROCESSING, { replace: true });
    void queries.invalidateQueries({ queryKey: operationKey('Application_GetApplication', params) });
    void queries.invalidateQueries({ queryKey: operationKey('Application_ListApplications') });
  };

  useEffect(() => {
    if (isSettled) navigate(PROCESSING, { replace: true });
  }, [isSettled, navigate]);

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
