import { qualifyingDay } from '@portal/contract/application/qualifying-day';
import { productDay } from '@portal/contract/calendar';
import { currentConsentText } from '@portal/contract/consent';
import { DAY_MS } from '@portal/contract/constants';
import { assessEligibility } from '@portal/contract/eligibility';
import type { Language } from '@portal/contract/language';
import type { Context } from '../kernel/context.ts';
import { recordConsent } from '../modules/customer/index.ts';
import { addLeadNote, assignLead, insertLead, logLeadContact } from '../modules/eligibility/index.ts';
import { demoPeople, getAssignee } from '../modules/people/index.ts';
import type { Transaction } from '../platform/database/index.ts';

interface DemoLead {
  email: string;
  language: Language;
  months: number;
  annualRevenue: number;
  daysAgo: number;
  /** What the account manager writes; null for a new lead. */
  notes: { contact: string; later: string } | null;
}

const demoLeads: readonly DemoLead[] = [
  {
    email: 'young@demo.example',
    language: 'fr',
    months: 4,
    annualRevenue: 180_000,
    daysAgo: 6,
    notes: { contact: 'Ouvre une deuxième boutique en mai.', later: 'Veut savoir ce qu’il faudra fournir.' },
  },
  { email: 'small@demo.example', language: 'en', months: 30, annualRevenue: 70_000, daysAgo: 3, notes: null },
];

export async function insertDemoLeads(tx: Transaction, context: Context): Promise<void> {
  for (const lead of demoLeads) await insertDemoLead(tx, context, lead);
}

async function insertDemoLead(tx: Transaction, context: Context, lead: DemoLead): Promise<void> {
  const { email, language, months, annualRevenue, daysAgo, notes } = lead;
  const before = (days: number): Context => {
    const at = new Date(context.clock.now().getTime() - days * DAY_MS);
    return { ...context, clock: { ...context.clock, now: () => at } };
  };
  const asked = before(daysAgo);
  const createdAt = asked.clock.now();
  const facts = { timeInBusiness: months, timeInBusinessUnit: 'months', annualRevenue } as const;
  const leadId = context.random.uuid();
  await insertLead(tx, {
    id: leadId,
    email,
    language,
    monthsInBusiness: months,
    annualRevenue,
    reasons: assessEligibility(months, annualRevenue).reasons,
    createdAt,
    writeOn: qualifyingDay(facts, productDay(createdAt)) ?? null,
  });
  const consent = currentConsentText('contactAfterNotEligible', language);
  await recordConsent(tx, asked, { ...consent, email, clientAddress: '127.0.0.1' });
  const [manager] = demoPeople;
  if (!manager || notes === null) return;
  const { contact: note, later } = notes;
  const accountManager = { name: manager.name, email: manager.email };
  await assignLead(tx, before(daysAgo - 1), manager, { leadId, accountManager, isOutside: true, getAssignee });
  await logLeadContact(tx, before(daysAgo - 2), manager, { leadId, kind: 'mail', outcome: 'reached', note });
  await addLeadNote(tx, before(daysAgo - 3), manager, { leadId, text: later });
}
