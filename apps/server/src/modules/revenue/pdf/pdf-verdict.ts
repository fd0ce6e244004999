/** What opening a PDF has shown: it can be read, it asks for a password, or it cannot be read. */
export type PdfVerdict = 'readable' | 'protected' | 'damaged';
