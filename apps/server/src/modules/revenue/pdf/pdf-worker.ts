import { parentPort } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import type { PdfVerdict } from './pdf-verdict.ts';

/** Opens the document and its first and last page, which reads its structure and draws nothing. */
async function examine(data: Uint8Array): Promise<PdfVerdict> {
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS, stopAtErrors: true });
  try {
    const document = await task.promise;
    await document.getPage(1);
    await document.getPage(document.numPages);
    return 'readable';
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'damaged';
  } finally {
    await task.destroy();
  }
}

parentPort?.on('message', (data: Uint8Array) => {
  void examine(data).then((verdict) => parentPort?.postMessage(verdict));
});
