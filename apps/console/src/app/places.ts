import type { StaffRight } from '@portal/contract/staff/roles';
import type { TextKey } from '@portal/locales';
import BellRing from 'lucide-react/icons/bell-ring';
import ChartColumn from 'lucide-react/icons/chart-column';
import CirclePlay from 'lucide-react/icons/circle-play';
import Handshake from 'lucide-react/icons/handshake';
import Inbox from 'lucide-react/icons/inbox';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Users from 'lucide-react/icons/users';
import { type ConsoleAddress, consolePaths } from '@portal/contract/staff/console-paths';

interface Place {
  name: string;
  to: ConsoleAddress;
  label: TextKey;
  Icon: typeof Inbox;
  /** Key pressed after `G`. */
  key: string;
  right?: StaffRight;
}

export const places: readonly Place[] = [
  { name: 'applications', to: consolePaths.workList, label: 'console.places.applications', Icon: Inbox, key: 'a' },
  { name: 'overview', to: consolePaths.overview, label: 'console.overview.title', Icon: ChartColumn, key: 'o' },
  { name: 'leads', to: consolePaths.leads, label: 'console.places.leads', Icon: BellRing, key: 'l' },
  { name: 'customers', to: consolePaths.customers, label: 'console.places.customers', Icon: Users, key: 'c' },
  { name: 'partners', to: consolePaths.partners, label: 'console.partners.title', Icon: Handshake, key: 'p' },
  { name: 'privacy', to: consolePaths.privacy, label: 'console.places.privacy', Icon: ShieldCheck, key: 'y' },
  { name: 'recordings', to: consolePaths.recordings, label: 'console.recordings.place', Icon: CirclePlay, key: 'r' },
  {
    name: 'settings',
    to: consolePaths.people,
    label: 'console.settings.title',
    Icon: Settings,
    key: 's',
    right: 'oversee',
  },
];
