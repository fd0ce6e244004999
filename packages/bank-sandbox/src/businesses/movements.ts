import { addDays, daysBetween, partsOf } from './calendar.ts';
import type { DescriptionKey } from './descriptions.ts';
import { seededNumbers } from './seeded.ts';
import type { AccountPlan, MoneyFlow } from './stories.ts';

/** Money in (positive) or out of an account, in cents. */
export interface Movement {
  day: string;
  about: DescriptionKey;
  cents: number;
  balanceCents: number;
}

/** Long before any requested day, so that a day's figures do not depend on the day of the request. */
const FIRST_DAY = '2024-01-01';
const LOWEST_BALANCE_SHARE = 0.15;
const FRIDAY = 5;
const DAYS_IN_A_MONTH = 30.4;

type Entry = [about: DescriptionKey, dollars: number];

/**
 * All movements of an account up to `today`. A day's movements are always the same; only a story with a short history
 * starts later as days pass.
 */
export function movementsOf(seed: string, plan: AccountPlan, historyDays: number, today: string): Movement[] {
  const start = addDays(today, 1 - historyDays);
  const first = start > FIRST_DAY && historyDays < 365 ? start : FIRST_DAY;
  let balanceCents = Math.round(plan.usualBalance * 100);
  const movements: Movement[] = [];
  const add = (day: string, [about, dollars]: Entry) => {
    const cents = Math.round(dollars * 100);
    if (cents === 0) return;
    balanceCents += cents;
    movements.push({ day, about, cents, balanceCents });
  };
  for (const day of daysBetween(first, today)) {
    const next = seededNumbers(seed, plan.key, day);
    for (const entry of entriesOf(plan.flow, day, monthsBetween(first, day), next)) add(day, entry);
    for (const entry of evenOut(plan, balanceCents / 100, day)) add(day, entry);
  }
  return movements;
}

function entriesOf(flow: MoneyFlow, day: string, month: number, next: () => number): Entry[] {
  switch (flow.kind) {
    case 'sales':
      return salesEntries(flow, day, month, next);
    case 'salary':
      return salaryEntries(flow, day, next);
    case 'reserve':
      return reserveEntries(flow, day);
    case 'card':
      return cardEntries(flow, day, next);
  }
}

interface SalesDay extends ReturnType<typeof partsOf> {
  flow: SalesFlow;
  /** Sales in this month, in dollars. */
  monthly: number;
  next: () => number;
  around: (dollars: number, spread: number) => number;
}

type SalesFlow = Extract<MoneyFlow, { kind: 'sales' }>;

/** Entries in the order in which the day's random numbers are drawn. */
function salesEntries(flow: SalesFlow, day: string, monthNumber: number, next: () => number): Entry[] {
  const parts = partsOf(day);
  const monthly = flow.monthlySales * (flow.season[parts.month - 1] ?? 1) * flow.growth ** monthNumber;
  const around = (dollars: number, spread: number) => dollars * (1 - spread + 2 * spread * next());
  const sales: SalesDay = { ...parts, flow, monthly, next, around };
  return [...takings(sales), ...occasionalReceipts(sales), ...seasonalLoan(sales), ...costs(sales)];
}

function takings({ flow, monthly, weekday, next, around }: SalesDay): Entry[] {
  const isOpen = flow.openOnWeekends ? weekday !== 1 : weekday !== 0 && weekday !== 6;
  const openDays = (DAYS_IN_A_MONTH * (flow.openOnWeekends ? 6 : 5)) / 7;
  const entries: Entry[] = [];
  if (isOpen) {
    entries.push(['cardSales', around((monthly * 0.62) / openDays, 0.2)]);
    if (next() < 0.35) entries.push(['eTransferIn', around(monthly * 0.011, 0.5)]);
  }
  if (weekday === FRIDAY) {
    entries.push(['invoicePaid', around((monthly * 0.18 * 7) / DAYS_IN_A_MONTH, 0.3)]);
    entries.push(['cashDeposit', around((monthly * 0.06 * 7) / DAYS_IN_A_MONTH, 0.3)]);
  }
  return entries;
}

function occasionalReceipts({ monthly, month, dayOfMonth, around }: SalesDay): Entry[] {
  const entries: Entry[] = [];
  if (dayOfMonth === 12) entries.push(['chequeDeposit', around(monthly * 0.05, 0.3)]);
  if (dayOfMonth === 17 && month % 4 === 2) entries.push(['supplierRefund', around(monthly * 0.02, 0.3)]);
  if (dayOfMonth === 22 && month % 3 === 1) entries.push(['taxRefund', around(monthly * 0.03, 0.2)]);
  if (dayOfMonth === 10 && month % 3 === 0) entries.push(['transferIn', 2500]);
  return entries;
}

function seasonalLoan({ flow, month, dayOfMonth }: SalesDay): Entry[] {
  if ((flow.season[2] ?? 1) >= 0.5 || dayOfMonth !== 8) return [];
  if (month === 3) return [['loanIn', 12_000]];
  return month >= 6 && month <= 11 ? [['loanPayment', -2080]] : [];
}

function costs({ flow, monthly, weekday, dayOfMonth, isLastOfMonth, around }: SalesDay): Entry[] {
  const entries: Entry[] = [];
  if (dayOfMonth === 1) entries.push(['rent', -flow.rent], ['fee', -32.5]);
  if (dayOfMonth === 5) entries.push(['insurance', -around(monthly * 0.012, 0.02)]);
  if (dayOfMonth === 20) entries.push(['utilities', -around(monthly * 0.018, 0.15)]);
  if (dayOfMonth === 15 || isLastOfMonth) entries.push(['payroll', -around(monthly * 0.14, 0.04)]);
  if (weekday === 2 || weekday === 4)
    entries.push(['supplies', -around((monthly * 0.34 * 3.5) / DAYS_IN_A_MONTH, 0.25)]);
  if (dayOfMonth === 25) entries.push(['taxes', -around(monthly * 0.05, 0.05)]);
  return entries;
}

function salaryEntries(flow: Extract<MoneyFlow, { kind: 'salary' }>, day: string, next: () => number): Entry[] {
  const { weekday, dayOfMonth, isLastOfMonth } = partsOf(day);
  const entries: Entry[] = [];
  if (dayOfMonth === 15 || isLastOfMonth) entries.push(['payIn', flow.monthlyPay / 2]);
  if (dayOfMonth === 1) entries.push(['rent', -flow.rent]);
  if (weekday === 6) entries.push(['groceries', -(90 + 80 * next())]);
  if (next() < 0.3) entries.push(['purchase', -(12 + 70 * next())]);
  return entries;
}

function reserveEntries(flow: Extract<MoneyFlow, { kind: 'reserve' }>, day: string): Entry[] {
  const { dayOfMonth, isLastOfMonth } = partsOf(day);
  if (dayOfMonth === 28) return [['transferIn', flow.monthlyTransfer]];
  return isLastOfMonth ? [['interest', flow.monthlyTransfer * 0.02]] : [];
}

function cardEntries(flow: Extract<MoneyFlow, { kind: 'card' }>, day: string, next: () => number): Entry[] {
  const entries: Entry[] = [];
  if (next() < 0.45) entries.push(['purchase', -(flow.monthlySpending / 14) * (0.5 + next())]);
  if (partsOf(day).dayOfMonth === 3) entries.push(['cardPayment', flow.monthlySpending]);
  return entries;
}

/** Owners withdraw surplus at the end of a month, and lend when the account runs dry. */
function evenOut(plan: AccountPlan, balance: number, day: string): Entry[] {
  const { isLastOfMonth } = partsOf(day);
  if (plan.flow.kind === 'card')
    return isLastOfMonth && balance < plan.usualBalance * 2 ? [['cardPayment', plan.usualBalance - balance]] : [];

  if (isLastOfMonth && balance > plan.usualBalance * 1.2) {
    const about =
      plan.flow.kind === 'reserve' ? 'transferOut' : plan.flow.kind === 'sales' ? 'ownerDraw' : 'transferOut';
    return [[about, plan.usualBalance - balance]];
  }
  const runsDry = plan.flow.kind === 'sales' && balance < plan.usualBalance * LOWEST_BALANCE_SHARE;
  return runsDry ? [['loanIn', Math.ceil(plan.usualBalance / 1000) * 500]] : [];
}

function monthsBetween(first: string, day: string): number {
  return (
    (Number(day.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(day.slice(5, 7)) - Number(first.slice(5, 7))
  );
}
