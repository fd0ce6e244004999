import { KeysPanel } from '../../../parts/keys-panel.tsx';
import { SettingsScreen } from '../settings-screen.tsx';

/** The keys of programs: the lender's own, and those of partners. */
export function KeysScreen() {
  return (
    <SettingsScreen tab="keys">
      <KeysPanel />
    </SettingsScreen>
  );
}
