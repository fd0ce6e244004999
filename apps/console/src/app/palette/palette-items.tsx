import { hasRight } from '@portal/contract/staff/roles';
import type { FoundContact } from '@portal/contract/staff/contacts';
import type { WorkListRow } from '@portal/contract/staff/work-list';
import { FACT_SEPARATOR } from '@portal/locales/format';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import Keyboard from 'lucide-react/icons/keyboard';
import UserRound from 'lucide-react/icons/user-round';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import type { usePerson } from '../../api/session.ts';
import type { KeyGroup } from '../../frame/keys/key-bindings.ts';
import { applicationAddress, customerAddress, navigate } from '../../frame/navigation.tsx';
import { StatusBadge } from '../../parts/application/status-badge.tsx';
import { places } from '../places.ts';
import { settingsRoutes } from '../routes.ts';

export interface PaletteItem {
  id: string;
  icon: ReactNode;
  text: string;
  detail?: string | undefined;
  end?: ReactNode;
  keys?: string;
  run: () => void;
}

/** Lower case without accents, for matching typed text. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

export function matching(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const wanted = plain(typed).split(/\s+/u).filter(Boolean);
  return items.filter(({ text }) => {
    const words = plain(text).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

export function placeItems({ role }: ReturnType<typeof usePerson>, { t }: Translation): PaletteItem[] {
  const shown = places.filter(({ right = 'read' }) => hasRight(role, right));
  const settings = shown.find(({ name }) => name === 'settings');
  const iconOf = (Icon: (typeof places)[number]['Icon']) => <Icon size={18} aria-hidden="true" />;
  return [
    ...shown
      .filter((place) => place !== settings)
      .map(({ name, to, label, Icon, key }) => ({
        id: name,
        icon: iconOf(Icon),
        text: t(label),
        keys: `g ${key}`,
        run: () => navigate(to),
      })),
    ...(settings ? settingsRoutes : [])
      .filter(({ right = 'oversee' }) => hasRight(role, right))
      .map(({ path, title }) => ({
        id: path,
        icon: settings && iconOf(settings.Icon),
        text: t(title),
        run: () => navigate(path),
      })),
  ];
}

export function commandItems(groups: readonly KeyGroup[], { t }: Translation): PaletteItem[] {
  const bindings = groups.toReversed().flatMap((group) => group.bindings);
  return bindings
    .filter(({ keys, label }) => !keys.includes(' ') && label !== 'console.palette.title')
    .flatMap(({ keys, label, run }) =>
      run ? [{ id: `key ${keys}`, icon: <Keyboard size={18} aria-hidden="true" />, text: t(label), keys, run }] : [],
    )
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index);
}

export function applicationItem(row: WorkListRow): PaletteItem {
  const { applicationId, operatingName, reference, status, outcome } = row;
  return {
    id: applicationId,
    icon: <FileText size={18} aria-hidden="true" />,
    text: operatingName,
    detail: reference,
    end: <StatusBadge status={status} outcome={outcome} />,
    run: () => navigate(applicationAddress(applicationId)),
  };
}

export function customerItem({ customerId, email, firstName, businesses }: FoundContact): PaletteItem {
  return {
    id: customerId,
    icon: <UserRound size={18} aria-hidden="true" />,
    text: email,
    detail: [firstName, ...businesses].filter(Boolean).join(FACT_SEPARATOR),
    run: () => navigate(customerAddress(customerId)),
  };
}
