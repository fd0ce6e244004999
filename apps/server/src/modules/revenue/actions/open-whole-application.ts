import type { Readable } from 'node:stream';
import { productDay } from '@portal/contract/calendar';
import type { Language } from '@portal/contract/language';
import { cashFlowContent } from '@portal/locales/format/cash-flow-copy';
import type { Context } from '../../../kernel/context.ts';
import { zipFiles } from '../../../platform/file-store/index.ts';
import { translate, wordsOf } from '../../../platform/texts.ts';
import { findApplication, renderApplicationCopy, renderFacts } from '../../application/index.ts';
import { listArchivedDocuments } from '../storage/documents.ts';
import { listArchivedStatements } from '../storage/statements.ts';
import { getCashFlow } from './get-cash-flow.ts';

interface WholeApplication {
  applicationId: string;
  customerId: string;
  language: Language;
}

export async function openWholeApplication(
  context: Context,
  own: WholeApplication,
): Promise<{ fileName: string; content: Readable } | undefined> {
  const copy = await renderApplicationCopy(context, own);
  const cashFlow = await renderCashFlow(context, own);
  if (!copy || !cashFlow) return undefined;
  const { query } = context.database;
  const folders = {
    [translate(own.language, 'privacy.archive.folderName')]: await listArchivedStatements(query, own.applicationId),
    [translate(own.language, 'privacy.archive.documentsFolderName')]: await listArchivedDocuments(
      query,
      own.applicationId,
    ),
  };
  const buffers = {
    [copy.fileName]: copy.content,
    [copy.fileName.replace('.pdf', `-${translate(own.language, 'console.cashFlow.copy.fileName')}.pdf`)]: cashFlow,
  };
  const contents = { buffers, folders, mtime: context.clock.now() };
  return { fileName: copy.fileName.replace(/pdf$/u, 'zip'), content: zipFiles(context, contents) };
}

async function renderCashFlow(
  context: Context,
  { applicationId, language }: WholeApplication,
): Promise<Buffer | undefined> {
  const { query } = context.database;
  const application = await findApplication(query, applicationId);
  if (!application) return undefined;
  const flow = await getCashFlow(query, context, application);
  const about = {
    reference: application.reference ?? '',
    operatingName: application.structure?.companyName ?? '',
    day: productDay(context.clock.now()),
  };
  return renderFacts(context, cashFlowContent(flow, about, wordsOf(language)), language);
}
