import { storedText } from './browser-storage.ts';

const FLAG = '1';
const running = storedText('sessionStorage', 'portalRunning');
const redirected = storedText('sessionStorage', 'customerPortalRedirected');
const application = storedText('sessionStorage', 'applicationId');

/** Flags and ids that a reload in the same tab needs; nothing personal. */
export const tabMemory = {
  isRunning: () => running.find() !== undefined,
  setRunning: () => running.set(FLAG),
  wasRedirected: () => redirected.find() !== undefined,
  setRedirected: () => redirected.set(FLAG),
  applicationId: application.find,
  setApplicationId: (applicationId: string | null) =>
    applicationId === null ? application.clear() : application.set(applicationId),
};
