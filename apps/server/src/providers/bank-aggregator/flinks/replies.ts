import { z } from 'zod';

/** Replies of Flinks as far as we read them (docs.flinks.com, API v3). What we do not use is dropped here. */
const text = z.string().nullish();
const amount = z.number().nullish();
const calendarDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((value) => value.slice(0, 10));

/** Anything that says how it went. */
export const codedReply = z.object({ FlinksCode: text });

export const tokenReply = z.object({ Token: z.string().min(1) });

const login = z.object({ Id: text, Type: text }).nullish();

export const authorizeReply = z.object({
  RequestId: z.string().min(1),
  Institution: text,
  InstitutionName: text,
  Login: login,
  Tag: text,
});

const account = z.object({
  Id: z.string().min(1),
  Title: text,
  AccountNumber: text,
  TransitNumber: text,
  InstitutionNumber: text,
  Category: text,
  Type: text,
  Currency: text,
  Balance: z.object({ Available: amount, Current: amount }).nullish(),
  Holder: z.object({ Name: text }).nullish(),
});
export type AccountReply = z.infer<typeof account>;

const transaction = z.object({
  Id: z.string().min(1),
  Date: calendarDay,
  Description: text,
  Debit: amount,
  Credit: amount,
  Balance: amount,
});
export type TransactionReply = z.infer<typeof transaction>;

export const summaryReply = z.object({ Tag: text, Accounts: z.array(account) });

export const detailReply = z.object({
  Institution: text,
  InstitutionName: text,
  Tag: text,
  Login: login,
  Accounts: z.array(account.extend({ Transactions: z.array(transaction).nullish() })),
});
export type DetailReply = z.infer<typeof detailReply>;

export const statementsReply = z.object({
  StatementsByAccount: z.array(
    z.object({
      AccountNumber: text,
      Statements: z.array(z.object({ UniqueId: z.string().min(1), FileType: text, Base64Bytes: z.base64() })).nullish(),
    }),
  ),
});

export const webhookCall = z.object({ ResponseType: z.string().min(1), RequestId: z.string().min(1), Tag: text });
