import { KeysPanel } from '../../../parts/keys-panel.tsx';
import { SettingsScreen } from '../settings-screen.tsx';

export function KeysScreen() {
  return (
    <SettingsScreen tab="keys">
      <KeysPanel />
    </SettingsScreen>
  );
}
