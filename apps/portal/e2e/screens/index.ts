import { configuredCases } from './configured-cases.ts';
import { customerCases } from './customer-cases.ts';
import { entryCases } from './entry-cases.ts';
import { partnerCases } from './partner-cases.ts';
import type { ScreenCase } from '@portal/test-kit/screen-case';
import { uploadLinkCases } from './upload-link-cases.ts';

export const screenCases: readonly ScreenCase[] = [
  ...entryCases,
  ...customerCases,
  ...partnerCases,
  ...uploadLinkCases,
  ...configuredCases,
];
