import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '@portal/design/i18n/use-text.ts';
import { type Alert, initialSession, updateSession, useSession } from '../../session/session-store.ts';
import { ToastRegion } from '@portal/design/ui/messages/toast-region.tsx';
import { useTopLayerHost } from '@portal/design/ui/dialogs/top-layer.ts';
import { lazy } from '../lazy/lazy.ts';
import { useLazy } from '../lazy/use-lazy.ts';
import { type AlertLife, startAlertLife } from './alert-life.ts';

/** Loads after the first screen or with the first alert; the live regions exist from the start. */
export const toast = lazy(async () => (await import('@portal/design/ui/messages/toast.tsx')).Toast);

export function AlertToast() {
  const alert = useSession((session) => session.alert);
  const host = useTopLayerHost();
  const { t } = useText();
  const { isClosed, close, hold } = useClosing(alert);
  const { part: Toast } = useLazy(alert.message === null ? undefined : toast, { quiet: true });
  const isUrgent = alert.severity === 'error' || alert.severity === 'warning';
  const { wasSaid, mark } = useSaid(alert, host);
  const shown = Toast && alert.message !== null && !isClosed && (
    <div ref={mark}>
      <Toast
        severity={alert.severity}
        severityLabel={t(`layout.alert.${alert.severity}`)}
        closeLabel={t('common.close')}
        onClose={close}
        onHold={hold}
      >
        {t(alert.message)}
      </Toast>
    </div>
  );
  return (
    <>
      <ToastRegion urgent={isUrgent} wasSaid={wasSaid}>
        {!host && shown}
      </ToastRegion>
      {host && createPortal(<ToastRegion urgent={isUrgent}>{shown}</ToastRegion>, host)}
    </>
  );
}

/** Whether an alert was already announced in a dialog that has closed since. */
function useSaid(alert: Alert, host: HTMLElement | undefined) {
  const [said, setSaid] = useState<{ alert: Alert; host: HTMLElement | undefined }>();
  const mark = useCallback(
    (element: HTMLElement | null) => {
      // If the dialog closes with the same click, a screen reader announces nothing in it, so this does not count.
      if (!element?.isConnected) return;
      setSaid((before) => (before?.alert === alert ? before : { alert, host }));
    },
    [alert, host],
  );
  return { wasSaid: said?.alert === alert && said.host !== host, mark };
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
