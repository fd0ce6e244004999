import type { ConsoleAddress } from '@portal/contract/staff/console-paths';
import { hasRight } from '@portal/contract/staff/roles';
import { useText } from '@portal/design/i18n/use-text.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useQuery } from '@tanstack/react-query';
import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import menu from '@portal/design/ui/menus/menu.module.css';
import { MenuList } from '@portal/design/ui/menus/menu.tsx';
import { Popover, usePopoverId } from '@portal/design/ui/menus/popover.tsx';
import { PHONE, useIsNarrowerThan } from '@portal/design/ui/use-window-size.ts';
import { useCountsInterval } from '../api/live-updates.ts';
import { operationQuery } from '../api/queries.ts';
import { usePerson } from '../api/session.ts';
import { useKeys } from '../frame/keys/use-keys.ts';
import { navigate, ScreenLink } from '../frame/navigation.tsx';
import { places } from './places.ts';
import styles from './shell.module.css';

function usePlaces() {
  const { role } = usePerson();
  return places.filter(({ right = 'read' }) => hasRight(role, right));
}

export function PlacesMenu({ place }: { place: string }) {
  const { t } = useText();
  const isPhone = useIsNarrowerThan(PHONE);
  useKeys(
    'console.places.title',
    usePlaces().map(({ key, label, to }) => ({ keys: `g ${key}`, label, run: () => navigate(to) })),
  );
  return (
    <nav aria-label={t('console.places.title')}>{isPhone ? <InMenu place={place} /> : <InRail place={place} />}</nav>
  );
}

function InRail({ place }: { place: string }) {
  const { t } = useText();
  return usePlaces().map(({ name, to, label, Icon }) => (
    <ScreenLink key={name} to={to} className={styles.go} {...(name === place && { 'aria-current': 'page' })}>
      <span className={styles.spot}>
        <Icon size={20} aria-hidden="true" />
      </span>
      {t(label)} {name === 'privacy' && <OpenRequests className={styles.badge} />}
    </ScreenLink>
  ));
}

const MOST_SHOWN = 99;

function OpenRequests({ className }: { className: string | undefined }) {
  const { t } = useText();
  const { data } = useQuery({
    ...operationQuery('Staff_CountPrivacyRequests'),
    refetchInterval: useCountsInterval(),
    meta: { changesWith: 'any' },
  });
  if (!data || data.open === 0) return null;
  return (
    <span className={className}>
      <span aria-hidden="true">
        {data.open > MOST_SHOWN ? t('console.places.many', { most: MOST_SHOWN }) : data.open}
      </span>
      <span className="visually-hidden">{t('console.places.openRequests', { count: data.open })}</span>
    </span>
  );
}

function InMenu({ place }: { place: string }) {
  const { t } = useText();
  const here = places.find(({ name }) => name === place);
  return (
    <Popover
      label={
        <>
          <Menu size={20} aria-hidden="true" />
          {here && t(here.label)}
          <ChevronDown size={16} aria-hidden="true" />
        </>
      }
      name={t('console.places.title')}
      title={t('console.places.title')}
      className={styles.go}
    >
      <MenuList>
        {usePlaces().map(({ name, to, label, Icon }) => (
          <MenuLink key={name} to={to} isCurrent={name === place}>
            <Icon size={18} aria-hidden="true" />
            <span>
              {t(label)} {name === 'privacy' && <OpenRequests className={styles.badgeInLine} />}
            </span>
          </MenuLink>
        ))}
      </MenuList>
    </Popover>
  );
}

interface MenuLinkProps {
  to: ConsoleAddress;
  isCurrent: boolean;
  children: ReactNode;
}

function MenuLink({ to, isCurrent, children }: MenuLinkProps) {
  const id = usePopoverId();
  return (
    <li>
      <ScreenLink
        to={to}
        className={menu.item}
        onClick={() => document.getElementById(id)?.hidePopover()}
        {...(isCurrent && { 'aria-current': 'page' })}
      >
        {children}
      </ScreenLink>
    </li>
  );
}
