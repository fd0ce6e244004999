import { lazy } from '../../frame/lazy/lazy.ts';
import { getPortalConfiguration } from '../../session/portal-configuration.ts';
import { useLazy } from '../../frame/lazy/use-lazy.ts';

const recorder = lazy(async () => (await import('./session-recorder.tsx')).SessionRecorder);

export function RecorderHost() {
  const isOn = getPortalConfiguration().sessionRecorder === true;
  const { part: SessionRecorder } = useLazy(isOn ? recorder : undefined, { quiet: true });
  return SessionRecorder && <SessionRecorder />;
}
