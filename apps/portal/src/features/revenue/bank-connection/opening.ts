import type { ResponseBody } from '../../../api/operation-types.ts';
import { create } from 'zustand';

/** One opening of the provider's widget. Its token works once, so it is stored only in memory. */
export type Opening = ResponseBody<'Revenue_StartBankConnection'> & { applicationId: string };

interface OpeningState {
  opening: Opening | undefined;
}

export const useOpening = create<OpeningState>()(() => ({ opening: undefined }));

export function storeOpening(opening: Opening | undefined): void {
  useOpening.setState({ opening });
}
