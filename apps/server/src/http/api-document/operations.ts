import { exampleOf } from '@portal/contract/documents/examples';
import { meanings } from '@portal/contract/documents/meanings';
import { bodySchemaOf, documentParameters, summaryOf } from '@portal/contract/documents/request';
import type { SchemaBook } from '@portal/contract/documents/schema-book';
import type { AccessRule, Operation } from '@portal/contract/operations/operation';
import type { StaffRight } from '@portal/contract/staff/roles';
import { deprecationNote } from '../deprecation.ts';
import { responses } from './responses.ts';
import { tagOf } from './tags.ts';

const securityNames = {
  anyone: [],
  pendingVerification: [],
  refreshCookie: [],
  uploadVisit: [],
  customer: ['accessToken'],
  partner: ['partnerKey'],
  staff: ['staffKey', 'staffSession'],
  staffSession: ['staffSession'],
  staffBrowser: [],
} as const satisfies Record<AccessRule, readonly string[]>;

const callers = {
  anyone: 'Anyone may call it.',
  pendingVerification: 'For the browser that requested the code, identified by its cookie.',
  refreshCookie: 'For a browser with a session’s refresh cookie.',
  uploadVisit: 'For the browser of the visit, identified by its cookie.',
  customer: 'For the logged-in customer, about their own data only.',
  partner: 'For a partner’s key, about the partner’s own referrals only.',
  staff: 'For a key of the lender, or a staff member whose role has the right',
  staffSession: 'For anyone signed in to the console.',
  staffBrowser: 'For the console’s own pages.',
} as const satisfies Record<AccessRule, string>;

const rightNames = {
  read: '`read`',
  work: '`work`',
  oversee: '`oversee`',
  administer: '`administer`',
} as const satisfies Record<StaffRight, string>;

function descriptionOf(operation: Operation): string {
  const { summary, access, right, query } = operation;
  const caller = right === undefined ? callers[access] : `${callers[access]} ${rightNames[right]}.`;
  const pages =
    query && 'after' in query.shape ? 'Pass the `next` of one page as `after` to get the following one.' : '';
  return [summary, deprecationNote(operation), pages, caller].filter(Boolean).join('\n\n');
}

function requestBody(operation: Operation, book: SchemaBook): object | undefined {
  if (operation.upload) {
    const file = { type: 'string', format: 'binary', ...meanings.get('file') };
    const schema = { type: 'object', properties: { file }, required: ['file'] };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  const schema = bodySchemaOf(operation, book);
  return (
    schema && { required: true, content: { 'application/json': { schema, example: exampleOf(schema, book.schemas) } } }
  );
}

export function documentOperation(operation: Operation, book: SchemaBook): object {
  const { operationId, access, right } = operation;
  const body = requestBody(operation, book);
  const security = securityNames[access].map((name) => ({ [name]: [] }));
  return {
    operationId,
    ...(operation.deprecated ? { deprecated: true } : {}),
    summary: summaryOf(operation),
    description: descriptionOf(operation),
    tags: [tagOf(operation)],
    parameters: documentParameters(operation, book),
    ...(body ? { requestBody: body } : {}),
    responses: responses(operation, security.length > 0, book),
    security,
    'x-access': access,
    ...(right === undefined ? {} : { 'x-right': right }),
  };
}
