import type { TextKey } from '@portal/locales';
import { type AlertSeverity, updateSession } from '../../session/session-store.ts';

/** Shows the toast; a newer message replaces an older one. */
export function showAlert(message: TextKey, severity: AlertSeverity = 'info'): void {
  updateSession({ alert: { severity, message } });
}
