import type { ImplementedOperation } from '../../kernel/operation.ts';
import { createUploadLinkOperation } from './operations/create-upload-link.ts';
import { endUploadLinkOperation } from './operations/end-upload-link.ts';
import { endUploadVisitOperation } from './operations/end-upload-visit.ts';
import { getUploadVisitOperation } from './operations/get-upload-visit.ts';
import { listUploadLinksOperation } from './operations/list-upload-links.ts';
import { mailUploadLinkOperation } from './operations/mail-upload-link.ts';
import { openUploadLinkOperation } from './operations/open-upload-link.ts';
import { startUploadVisitOperation } from './operations/start-upload-visit.ts';
import { uploadStatementOperation } from './operations/upload-statement.ts';

/** Every operation of the module. */
export const handoffOperations: readonly ImplementedOperation[] = [
  createUploadLinkOperation,
  mailUploadLinkOperation,
  listUploadLinksOperation,
  endUploadLinkOperation,
  openUploadLinkOperation,
  startUploadVisitOperation,
  getUploadVisitOperation,
  uploadStatementOperation,
  endUploadVisitOperation,
];
