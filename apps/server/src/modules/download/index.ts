export { createDownload } from './actions/create-download.ts';
export { registerDownloads } from './http/downloads.ts';
export { deleteDownloadTicketsBefore } from './storage/download-tickets.ts';
