import type { Answer } from '../../../api/operation-types.ts';
import { create } from 'zustand';

/** One opening of the provider's widget: its token works once, so that it lives in memory alone. */
export type Opening = Answer<'Revenue_StartBankConnection'> & { applicationId: string };

interface OpeningState {
  opening: Opening | undefined;
}

export const useOpening = create<OpeningState>()(() => ({ opening: undefined }));

export function keepOpening(opening: Opening | undefined): void {
  useOpening.setState({ opening });
}
