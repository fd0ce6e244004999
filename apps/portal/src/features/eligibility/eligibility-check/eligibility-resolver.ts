import { eligibilityForm } from '@portal/contract/operations/eligibility';
import { schemaResolver } from '../../../frame/form/schema-resolver.ts';

export const eligibilityResolver = schemaResolver(eligibilityForm);
