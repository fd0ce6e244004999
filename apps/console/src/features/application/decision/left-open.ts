import { useText } from '@portal/design/i18n/use-text.ts';
import { useQuery } from '@tanstack/react-query';
import { cashFlowQuery } from '../../../parts/application/application-queries.ts';
import { type Details, useMatches, type useRow, useUnknownParts } from '../details.ts';
import { type Need, needsOf } from '../summary/needs.tsx';

const nothing = () => {};

/** Items of the summary that should be settled before a decision. */
export function useLeftOpen(details: Details, known: ReturnType<typeof useRow>): Need[] {
  const words = useText();
  const { applicationId, reference } = details.application;
  const { data: flow } = useQuery({ ...cashFlowQuery(applicationId), enabled: reference !== null });
  const { matches } = useMatches(details);
  const unknown = useUnknownParts(details);
  const actions = { onAsk: nothing, onContact: nothing, onCheck: undefined };
  const { own, awaited } = needsOf({ details, known, flow, matches, unknown, ...actions }, words);
  return [...own.filter(({ isInformation }) => !isInformation), ...awaited];
}
