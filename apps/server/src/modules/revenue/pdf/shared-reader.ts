import { createPdfReader } from './pdf-reader.ts';

/** One for the whole process: it bounds how many files are open at once, in uploads and jobs together. */
export const pdfReader = createPdfReader();
