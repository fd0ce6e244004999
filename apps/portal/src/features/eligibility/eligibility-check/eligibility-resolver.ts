import { eligibilityForm } from '@portal/contract/operations/eligibility';
import { schemaResolver } from '../../../fields/schema-resolver.ts';

export const eligibilityResolver = schemaResolver(eligibilityForm);
