import { lazy } from '../../frame/lazy/lazy.ts';
import { getPortalConfiguration } from '../../session/portal-configuration.ts';
import { useLazy } from '../../frame/lazy/use-lazy.ts';

const recorder = lazy(async () => (await import('./session-recorder.tsx')).SessionRecorder);

/** Comes and goes with the screen that it stands beside. Nothing of it is fetched where nobody is recorded. */
export function RecorderHost() {
  const isOn = getPortalConfiguration().sessionRecorder === true;
  const { part: SessionRecorder } = useLazy(isOn ? recorder : undefined, { quiet: true });
  return SessionRecorder && <SessionRecorder />;
}
