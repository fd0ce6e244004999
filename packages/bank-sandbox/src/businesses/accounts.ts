import { addDays } from './calendar.ts';
import { descriptions } from './descriptions.ts';
import { movementsOf, type Movement } from './movements.ts';
import { digitsOf, guidOf } from './seeded.ts';
import type { AccountPlan, SandboxLanguage, Story } from './stories.ts';

export interface LoginSeed {
  /** Distinguishes logins of one story: each user name has its own numbers. */
  seed: string;
  story: Story;
  language: SandboxLanguage;
}

export interface PlannedAccount {
  id: string;
  plan: AccountPlan;
  number: string;
  movements: Movement[];
}

const INSTITUTION_NUMBER = '777';

export function accountsOf({ seed, story }: LoginSeed, today: string): PlannedAccount[] {
  return story.accounts.map((plan) => ({
    id: guidOf('account', seed, plan.key),
    plan,
    number: digitsOf(7, seed, plan.key),
    movements: movementsOf(seed, plan, story.historyDays, today),
  }));
}

export function accountReply(account: PlannedAccount, { seed, story, language }: LoginSeed) {
  const { plan, movements } = account;
  const current = (movements.at(-1)?.balanceCents ?? Math.round(plan.usualBalance * 100)) / 100;
  const { holder } = story;
  return {
    Id: account.id,
    Title: plan.title[language],
    AccountNumber: account.number,
    LastFourDigits: null,
    TransitNumber: digitsOf(5, seed, 'transit'),
    InstitutionNumber: INSTITUTION_NUMBER,
    OverdraftLimit: 0,
    Category: plan.category,
    Type: plan.type,
    AccountType: null,
    Currency: plan.currency,
    Balance: { Available: current, Current: current, Limit: null },
    Holder: {
      Name: holder.name,
      Email: holder.email,
      PhoneNumber: holder.phone,
      Address: {
        CivicAddress: holder.street,
        City: holder.city,
        Province: holder.province,
        PostalCode: holder.postalCode,
        POBox: null,
        Country: 'CA',
      },
    },
  };
}

export function transactionReplies(
  account: PlannedAccount,
  { seed, language }: LoginSeed,
  today: string,
  days: number,
) {
  const first = addDays(today, 1 - days);
  const recent = account.movements.filter(({ day }) => day >= first);
  const countOfDay = new Map<string, number>();
  return recent
    .map(({ day, about, cents, balanceCents }) => {
      const number = (countOfDay.get(day) ?? 0) + 1;
      countOfDay.set(day, number);
      return {
        Id: guidOf('transaction', seed, account.plan.key, day, String(number)),
        Date: day,
        Code: null,
        Description: descriptions[about][language],
        Debit: cents < 0 ? -cents / 100 : null,
        Credit: cents > 0 ? cents / 100 : null,
        Balance: balanceCents / 100,
      };
    })
    .toReversed();
}
