import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../i18n/use-text.ts';
import { type Alert, initialSession, updateSession, useSession } from '../../session/session-store.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { useTopLayerHost } from '../../ui/top-layer.ts';
import { lazy } from '../lazy.ts';
import { useLazy } from '../use-lazy.ts';
import { type AlertLife, startAlertLife } from './alert-life.ts';

/** Comes after the first screen, or with the first alert; the live regions stand ready from the start. */
export const toast = lazy(async () => (await import('../../ui/toast.tsx')).Toast);

/** The global alert (specification, section 2): hides after 6000 ms, its state is cleared 1 s after it closed. */
export function AlertToast() {
  const alert = useSession((session) => session.alert);
  const host = useTopLayerHost();
  const { t } = useText();
  const { isClosed, close, hold } = useClosing(alert);
  const { part: Toast } = useLazy(alert.message === null ? undefined : toast, { quiet: true });
  const isUrgent = alert.severity === 'error' || alert.severity === 'warning';
  const region = (
    <ToastRegion urgent={isUrgent}>
      {Toast && alert.message !== null && !isClosed && (
        <Toast
          severity={alert.severity}
          severityLabel={t(`layout.alert.${alert.severity}`)}
          closeLabel={t('common.close')}
          onClose={close}
          onHold={hold}
        >
          {t(alert.message)}
        </Toast>
      )}
    </ToastRegion>
  );
  return host ? createPortal(region, host) : region;
}

function useClosing(alert: Alert) {
  const [closed, setClosed] = useState<Alert>();
  const life = useRef<AlertLife>(undefined);

  useEffect(() => {
    if (alert.message === null) return undefined;
    const started = startAlertLife({
      onHide: () => setClosed(alert),
      onClear: () => updateSession({ alert: initialSession.alert }),
    });
    life.current = started;
    return () => started.stop();
  }, [alert]);

  return {
    isClosed: closed === alert,
    close: () => life.current?.close(),
    hold: (isHeld: boolean) => life.current?.hold(isHeld),
  };
}
