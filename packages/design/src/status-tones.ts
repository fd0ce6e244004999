import type { ApplicationStatus } from '@portal/contract/application/status';
import type { BadgeProps } from './ui/content/badge.tsx';

export const statusTones = {
  incomplete: 'neutral',
  underReview: 'info',
  informationRequired: 'attention',
  closed: 'neutral',
} as const satisfies Record<ApplicationStatus, BadgeProps['tone']>;
