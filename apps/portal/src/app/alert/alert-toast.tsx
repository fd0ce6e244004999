import { ALERT_CLEAR_DELAY_MS, TOAST_DURATION_MS } from '@portal/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../i18n/use-text.ts';
import { type Alert, initialSession, updateSession, useSession } from '../../session/session-store.ts';
import { Toast, ToastRegion } from '../../ui/toast.tsx';
import { useTopLayerHost } from '../../ui/top-layer.ts';
import { type PausableTimer, startPausableTimer } from './pausable-timer.ts';

/** The global alert (specification, section 2): hides after 6000 ms, its state is cleared 1 s after it closed. */
export function AlertToast() {
  const alert = useSession((session) => session.alert);
  const host = useTopLayerHost();
  const { t } = useText();
  const { isClosed, close, hold } = useClosing(alert);
  const isUrgent = alert.severity === 'error' || alert.severity === 'warning';
  const region = (
    <ToastRegion urgent={isUrgent}>
      {alert.message !== null && !isClosed && (
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
  const timer = useRef<PausableTimer>(undefined);
  const isClosed = closed === alert;

  useEffect(() => {
    if (alert.message === null) return undefined;
    const running = startPausableTimer(TOAST_DURATION_MS, () => setClosed(alert));
    timer.current = running;
    return () => running.stop();
  }, [alert]);

  useEffect(() => {
    if (!isClosed || alert.message === null) return undefined;
    const clearing = setTimeout(() => updateSession({ alert: initialSession.alert }), ALERT_CLEAR_DELAY_MS);
    return () => clearTimeout(clearing);
  }, [isClosed, alert]);

  return {
    isClosed,
    close: () => setClosed(alert),
    hold: (isHeld: boolean) => (isHeld ? timer.current?.pause() : timer.current?.resume()),
  };
}
