import type { Language } from '@portal/contract/language';
import { callOperation } from './call-operation.ts';

export async function downloadCopy(applicationId: string): Promise<void> {
  const { path } = await callOperation('Application_CreateCopyTicket', { params: { applicationId } });
  window.location.assign(path);
}

export async function downloadOwnData(language: Language): Promise<void> {
  const { path } = await callOperation('Privacy_CreateExportTicket', { body: { language } });
  window.location.assign(path);
}
