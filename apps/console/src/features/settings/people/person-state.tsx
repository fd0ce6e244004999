import type { StaffPerson } from '@portal/contract/staff/people';
import { formatDay } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { dayAtOffice, formatDayAtOffice, timeAtOffice } from '../../../frame/days.ts';

export function PersonState({ person: { removedAt, isInvited, invitationEndsAt } }: { person: StaffPerson }) {
  const { t, language } = useText();
  if (removedAt !== null) {
    const day = formatDayAtOffice(removedAt, language);
    return <Badge tone="neutral">{t('console.settings.people.states.removed', { day })}</Badge>;
  }
  if (!isInvited) return <Badge tone="good">{t('console.settings.people.states.active')}</Badge>;
  if (invitationEndsAt === null)
    return <Badge tone="attention">{t('console.settings.people.states.invitationOver')}</Badge>;
  const until = {
    day: formatDay(dayAtOffice(invitationEndsAt), language, 'day'),
    time: timeAtOffice(invitationEndsAt, language),
  };
  return <Badge tone="info">{t('console.settings.people.states.invited', until)}</Badge>;
}
