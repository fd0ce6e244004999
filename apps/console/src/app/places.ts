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
import type { ConsoleAddress } from '../frame/navigation.tsx';

/** Where the rail leads. */
interface Place {
  name: string;
  to: ConsoleAddress;
  label: TextKey;
  Icon: typeof Inbox;
  /** After `G`. */
  key: string;
  /** Without it, nobody is led there. */
  right?: StaffRight;
}

export const places: readonly Place[] = [
  { name: 'applications', to: '/staff', label: 'console.places.applications', Icon: Inbox, key: 'a' },
  { name: 'overview', to: '/staff/overview', label: 'console.overview.title', Icon: ChartColumn, key: 'o' },
  { name: 'leads', to: '/staff/leads', label: 'console.places.leads', Icon: BellRing, key: 'l' },
  { name: 'customers', to: '/staff/customers', label: 'console.places.customers', Icon: Users, key: 'c' },
  { name: 'partners', to: '/staff/partners', label: 'console.partners.title', Icon: Handshake, key: 'p' },
  { name: 'privacy', to: '/staff/privacy', label: 'console.places.privacy', Icon: ShieldCheck, key: 'y' },
  { name: 'recordings', to: '/staff/recordings', label: 'console.recordings.place', Icon: CirclePlay, key: 'r' },
  {
    name: 'settings',
    to: '/staff/settings/people',
    label: 'console.settings.title',
    Icon: Settings,
    key: 's',
    right: 'oversee',
  },
];
