import type { Application } from '@portal/contract/entities/entities';
import {
  type MissingField,
  missingInformationForm,
  type MissingInformation,
} from '@portal/contract/partner/missing-information';
import { stepPlaces } from '@portal/contract/application/steps';
import { MONTHS_PER_YEAR } from '@portal/contract/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { callOperation } from '../../../api/call-operation.ts';
import { keepApplication } from '../../../api/current-application.ts';
import { isProblem, messageKeyOf } from '../../../api/problem.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { type TypedValues, usePortalForm } from '../../../fields/form.tsx';
import { schemaResolver } from '../../../fields/schema-resolver.ts';
import { getSession, updateSession } from '../../../session/session-store.ts';

/** What was answered: the fields that were asked for. */
type Answers = { [Name in MissingField]?: NonNullable<MissingInformation[Name]> };

/** What the fields start with: a value below a bound is there to be corrected, everything else is empty. */
function startingValues(missing: readonly MissingField[], application: Application): Record<string, string> {
  const { businessInfo, monthsInBusiness } = application;
  const isYears = monthsInBusiness === null || monthsInBusiness % MONTHS_PER_YEAR === 0;
  const time = monthsInBusiness === null ? '' : String(isYears ? monthsInBusiness / MONTHS_PER_YEAR : monthsInBusiness);
  const known = new Map<MissingField, string>([
    ['annualRevenue', businessInfo.annualRevenue === null ? '' : String(businessInfo.annualRevenue)],
    ['timeInBusiness', time],
    ['timeInBusinessUnit', isYears ? 'years' : 'months'],
  ]);
  return Object.fromEntries(missing.map((name) => [name, known.get(name) ?? '']));
}

/** The form of the missing answers, and its Continue. */
export function useMissingInformation(application: Application, missing: readonly MissingField[]) {
  const { applicationId } = application;
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [resolver] = useState(() => schemaResolver(missingInformationForm(missing)));
  const form = usePortalForm(resolver, startingValues(missing, application) as TypedValues<MissingInformation>);
  const params = { applicationId };

  /** The answers of this screen are its own: a newer version of the application is simply taken. */
  async function save(values: Answers, version: number): Promise<Application> {
    try {
      return await callOperation('Application_SaveMissingInformation', { params, body: { version, values } });
    } catch (error) {
      if (!isProblem(error, 'errorVersionConflict')) throw error;
      return save(values, (await callOperation('Application_GetApplication', { params })).version);
    }
  }

  const submit = async (values: MissingInformation): Promise<void> => {
    try {
      keepApplication(queries, await save(values as Answers, application.version));
      navigate(stepPlaces.revenue.route);
    } catch (error) {
      if (isProblem(error, 'errorOpenApplicationFound')) {
        const companyName = error.problem.operatingName ?? null;
        updateSession({ businessInfo: { ...getSession().businessInfo, companyName } });
        navigate('/open-application-found');
      } else if (isProblem(error, 'errorAlreadySubmitted')) {
        showAlert(messageKeyOf(error), 'warning');
        navigate('/main', { replace: true });
      } else throw error;
    }
  };

  return { form, submit };
}
