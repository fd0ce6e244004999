import * as z from 'zod/mini';

/** Flinks responses (docs.flinks.com, API v3), reduced to the parts we use. */
const text = z.nullish(z.string());
const amount = z.nullish(z.number());
const name = z.string().check(z.minLength(1));
const calendarDay = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/u)),
  z.transform((value) => value.slice(0, 10)),
);

export const codedReply = z.object({ FlinksCode: text });

export const tokenReply = z.object({ Token: name });

const login = z.nullish(z.object({ Id: text, Type: text }));

export const authorizeReply = z.object({
  RequestId: name,
  Institution: text,
  InstitutionName: text,
  Login: login,
  Tag: text,
});

const account = z.object({
  Id: name,
  Title: text,
  AccountNumber: text,
  TransitNumber: text,
  InstitutionNumber: text,
  Category: text,
  Type: text,
  Currency: text,
  Balance: z.nullish(z.object({ Available: amount, Current: amount })),
  Holder: z.nullish(z.object({ Name: text })),
});
export type AccountReply = z.infer<typeof account>;

const transaction = z.object({
  Id: name,
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
  Accounts: z.array(z.extend(account, { Transactions: z.nullish(z.array(transaction)) })),
});
export type DetailReply = z.infer<typeof detailReply>;

export const statementsReply = z.object({
  StatementsByAccount: z.array(
    z.object({
      AccountNumber: text,
      Statements: z.nullish(z.array(z.object({ UniqueId: name, FileType: text, Base64Bytes: z.base64() }))),
    }),
  ),
});
export type StatementsReply = z.infer<typeof statementsReply>;

export const webhookCall = z.object({ ResponseType: name, RequestId: name, Tag: text });
