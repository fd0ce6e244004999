import type { TextKey } from '@portal/locales';
import { type AlertSeverity, updateSession } from '../../session/session-store.ts';

export function showAlert(message: TextKey, severity: AlertSeverity = 'info'): void {
  updateSession({ alert: { severity, message } });
}
