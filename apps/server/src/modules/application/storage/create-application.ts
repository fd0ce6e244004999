import type { ApplicationCreation } from '@portal/contract/application/kinds';
import type { Transaction } from '../../../platform/database/index.ts';
import { type Prefilled, experienceOf } from '../domain/new-application.ts';
import { hasFundedApplication, insertApplication } from './applications.ts';
import { type EventParts, insertEvent } from './events.ts';

export interface NewApplication {
  customerId: string;
  businessId: string | null;
  createdWith: ApplicationCreation;
  prefilled: Prefilled;
  personalSealed: string | null;
}

export async function createApplication(tx: Transaction, parts: EventParts, start: NewApplication): Promise<string> {
  const { prefilled } = start;
  const [id, at] = [parts.random.uuid(), parts.clock.now()];
  await insertApplication(tx, {
    id,
    customer_id: start.customerId,
    business_id: start.businessId,
    status: 'incomplete',
    outcome: null,
    experience_type: experienceOf(start.createdWith, await hasFundedApplication(tx, start.customerId)),
    created_with: start.createdWith,
    banking_required: true,
    current_step: 'welcome',
    reached_step: 'welcome',
    version: 0,
    structure: json(prefilled.structure),
    funding: json(prefilled.funding),
    age: json(prefilled.age),
    personal_sealed: start.personalSealed,
    drafts: '{}',
    revenue_confirmed_at: null,
    reference: null,
    submitted_at: null,
    next_contact_day: null,
    expiry_notice_at: null,
    created_at: at,
    updated_at: at,
    closed_at: null,
  });
  await insertEvent(tx, parts, id, 'created');
  return id;
}

function json(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
