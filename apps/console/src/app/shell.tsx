import { SECOND_MS } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import { messageKeyOf } from '@portal/contract/client/problem';
import { hasRight } from '@portal/contract/staff/roles';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useMutation } from '@tanstack/react-query';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useEffect, useState } from 'react';
import { Avatar } from '@portal/design/ui/content/avatar.tsx';
import { FailureStrip } from '@portal/design/ui/messages/failure-strip.tsx';
import { MenuItem, MenuList } from '@portal/design/ui/menus/menu.tsx';
import { Popover } from '@portal/design/ui/menus/popover.tsx';
import { callOperation, prepareForProblems } from '../api/call-operation.ts';
import { useLiveUpdates } from '../api/live-updates.ts';
import { enterSession, leaveSession, usePerson, useRight } from '../api/session.ts';
import { useViewing } from '../api/viewing.ts';
import { KeyFoot } from '../frame/keys/key-foot.tsx';
import { useDelay } from '../frame/states/use-delay.ts';
import { switchKeys } from '../frame/keys/key-bindings.ts';
import { useAreKeysOn } from '../frame/keys/use-keys.ts';
import { Mark } from '../frame/mark.tsx';
import { OfflineStrip } from '../frame/states/offline-strip.tsx';
import { showLanguage } from '../i18n/language.ts';
import { Palette } from './palette/palette.tsx';
import { PlacesMenu } from './places-menu.tsx';
import { ReminderStrip } from './reminder-strip.tsx';
import { RemindersDialog } from './reminders-dialog.tsx';
import { SessionEnd } from './session-end.tsx';
import styles from './shell.module.css';

/** Delay that lets the screen's own requests go first. */
const PREPARE_AFTER_MS = 3 * SECOND_MS;

export interface ShellProps {
  place: string;
  applicationId: string | undefined;
  children: ReactNode;
}

export function Shell({ place, applicationId, children }: ShellProps) {
  const { t } = useText();
  useLiveUpdates();
  useEffect(() => {
    const later = setTimeout(prepareForProblems, PREPARE_AFTER_MS);
    return () => clearTimeout(later);
  }, []);
  const mayWork = useRight('work');
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const signOut = useMutation({ mutationFn: () => callOperation('Staff_SignOut'), onSuccess: leaveSession });
  const keepLanguage = useMutation({
    mutationFn: async (language: Language) => {
      await showLanguage(language);
      return callOperation('Staff_SetOwnLanguage', { body: { language } });
    },
    onSuccess: enterSession,
  });
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {t('console.skip')}
      </a>
      <header className={styles.rail}>
        <Mark />
        <PlacesMenu place={place} />
        <div className={styles.end}>
          <LanguageButton onChange={keepLanguage.mutate} />
          <PersonMenu onSignOut={signOut.mutate} />
        </div>
      </header>
      <div className={styles.main}>
        <OfflineStrip />
        {mayWork && <ReminderStrip />}
        {/* A person leaving their desk must know that the session continues until the server has ended it. */}
        <NotDone what="console.person.stillSignedIn" error={signOut.error} />
        <NotDone what="console.person.languageNotKept" error={keepLanguage.error} />
        {/* Target of the skip link; each screen has its own main element. */}
        <div id="main" tabIndex={-1} className={styles.screen}>
          {children}
        </div>
        <KeyFoot onPalette={() => setIsPaletteOpen(true)} />
      </div>
      {applicationId !== undefined && <Viewing key={applicationId} applicationId={applicationId} />}
      <SessionEnd />
      {isPaletteOpen && <Palette onClose={() => setIsPaletteOpen(false)} />}
    </div>
  );
}

interface NotDoneProps {
  what: 'console.person.stillSignedIn' | 'console.person.languageNotKept';
  error: unknown;
}

function NotDone({ what, error }: NotDoneProps) {
  const { t, message } = useText();
  return (
    <FailureStrip>
      {error !== null && (
        <>
          <b>{t(what)}</b> {message(messageKeyOf(error))}
        </>
      )}
    </FailureStrip>
  );
}

function LanguageButton({ onChange }: { onChange: (language: Language) => void }) {
  const { t, language } = useText();
  const other: Language = language === 'en' ? 'fr' : 'en';
  return (
    <button type="button" className={styles.go} lang={other} onClick={() => onChange(other)}>
      <span className={styles.spot}>
        <Languages size={20} aria-hidden="true" />
      </span>
      {t('console.otherLanguage')}
    </button>
  );
}

function PersonMenu({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useText();
  const { name, email, role } = usePerson();
  const areKeysOn = useAreKeysOn();
  const [isShowingReminders, setIsShowingReminders] = useState(false);
  return (
    <>
      <Popover
        label={<Avatar name={name} isLarge />}
        name={t('console.person.menu', { name })}
        title={name}
        className={styles.person}
        side="beside"
      >
        <p className={styles.who}>
          <b>{name}</b>
          <span>{email}</span>
          <span>{t(`console.roles.${role}`)}</span>
        </p>
        <MenuList>
          {hasRight(role, 'work') && (
            <MenuItem icon={<AlarmClock size={16} aria-hidden="true" />} onPress={() => setIsShowingReminders(true)}>
              {t('console.reminders.list')}
            </MenuItem>
          )}
          <MenuItem icon={<Keyboard size={16} aria-hidden="true" />} onPress={() => switchKeys(!areKeysOn)}>
            {t(areKeysOn ? 'console.keys.turnOff' : 'console.keys.turnOn')}
          </MenuItem>
          <MenuItem icon={<LogOut size={16} aria-hidden="true" />} onPress={onSignOut}>
            {t('console.person.signOut')}
          </MenuItem>
        </MenuList>
      </Popover>
      {isShowingReminders && <RemindersDialog onClose={() => setIsShowingReminders(false)} />}
    </>
  );
}

/** A component of its own, so that the results re-render nothing else. */
function Viewing({ applicationId }: { applicationId: string }): null {
  useViewing(applicationId, useDelay(0));
  return null;
}
