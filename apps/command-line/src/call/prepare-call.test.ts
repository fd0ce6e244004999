import { expect, test } from 'vitest';
import { CommandError } from '../client.ts';
import { getOperation } from './find-operation.ts';
import { prepareCall } from './prepare-call.ts';

const ID = '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10';
const prepare = (name: string, words: string[], body?: unknown) => prepareCall(getOperation(name), words, body);

test.each<[string, string, string[], unknown, object]>([
  [
    'a path and a text',
    'Staff_AddNote',
    [`applicationId=${ID}`, 'text=a=b'],
    undefined,
    { params: { applicationId: ID }, body: { text: 'a=b' } },
  ],
  [
    'a reference for an id',
    'Staff_ListNotes',
    ['applicationId=f-7k3m-92qx'],
    undefined,
    { params: { applicationId: 'f-7k3m-92qx' } },
  ],
  [
    'a query, as text',
    'Staff_ListLeads',
    ['limit=10', 'cameBack=no'],
    undefined,
    { query: { limit: '10', cameBack: 'no' } },
  ],
  [
    'a header',
    'Partner_CreateReferral',
    ['idempotency-key=client-0001'],
    undefined,
    { headers: { 'idempotency-key': 'client-0001' }, body: {} },
  ],
  ['a text of digits', 'Staff_CreatePartner', ['name=4711'], undefined, { body: { name: '4711' } }],
  [
    'null where it is taken',
    'Staff_AssignApplication',
    [`applicationId=${ID}`, 'accountManager=null'],
    undefined,
    { body: { accountManager: null } },
  ],
  [
    'null for a text that may be null',
    'Staff_LogContact',
    [`applicationId=${ID}`, 'kind=call', 'outcome=reached', 'nextContactDay=null', 'note=null'],
    undefined,
    { body: { nextContactDay: null, note: null } },
  ],
  [
    'a number and a truth',
    'Staff_AssignApplication',
    [`applicationId=${ID}`, 'accountManager=null', 'isOutside=true', 'version=7'],
    undefined,
    { body: { accountManager: null, isOutside: true, version: 7 } },
  ],
  [
    'a list of objects',
    'Staff_RequestInformation',
    [`applicationId=${ID}`, 'dueDay=null', 'items=[{"kind":"sin"}]'],
    undefined,
    { body: { dueDay: null, items: [{ kind: 'sin' }] } },
  ],
  [
    'a whole body, of which a value replaces one',
    'Staff_CreateKey',
    ['name=Anne'],
    { scope: 'staff', name: 'B' },
    { body: { scope: 'staff', name: 'Anne' } },
  ],
  ['an empty body', 'Staff_RetryCheck', [`applicationId=${ID}`, 'check=transactions'], undefined, { body: {} }],
])('%s is sent where its operation expects it', (_, name, words, body, input) => {
  expect(prepare(name, words, body)).toMatchObject(input);
});

test.each<[string, string, string[], unknown, string[]]>([
  [
    'what is missing',
    'Staff_CloseApplication',
    [],
    undefined,
    [
      'applicationId: missing. The application. (reference | id)',
      'outcome: missing. How it is closed. (funded | declined | withdrawn)',
      'For example: outcome=funded',
    ],
  ],
  ['no choice', 'Staff_ListLeads', ['told=perhaps'], undefined, ['told: not accepted', '(yes | no)']],
  [
    'no number',
    'Staff_AssignApplication',
    [`applicationId=${ID}`, 'accountManager=null', 'version=x'],
    undefined,
    ['version: not accepted', 'For example: version=7'],
  ],
  ['no id', 'Staff_RevokeKey', ['keyId=F-7K3M-92QX'], undefined, ['keyId: not an id. ']],
  [
    'half a question',
    'Staff_CreateQuestionTemplate',
    ['name=Rent', 'question={"en":"Why?"}'],
    undefined,
    ['question.fr: missing'],
  ],
  [
    'an unknown name',
    'Staff_ListKeys',
    ['partner=x'],
    undefined,
    ['Staff_ListKeys has no parameter partner. It has: after, limit, partnerId.'],
  ],
  ['a name where none is taken', 'Staff_ListWebhooks', ['partner=x'], undefined, ['It has none.']],
  ['no pair', 'Staff_ListKeys', ['after'], undefined, ['"after" is not in the form name=value.']],
  ['an unknown property', 'Staff_CreatePartner', ['name=A'], { '\u001b[2J': 1 }, ['   [2J: unknown.']],
  ['a body where none is taken', 'Staff_ListKeys', [], {}, ['--body: this operation has no body.']],
  ['a body that is no object', 'Staff_CreatePartner', [], 7, ['name: missing']],
])('%s is explained before a request is sent', (_, name, words, body, messages) => {
  const call = () => prepare(name, words, body);
  expect(call).toThrow(CommandError);
  for (const message of messages) expect(call).toThrow(message);
});

test.each([
  ['Staff_Close', '  Staff_CloseApplication'],
  ['CreateReferral', '  Partner_CreateReferral'],
  ['Staff_WatchChanges', 'There is no operation Staff_WatchChanges.'],
  ['Staff_SignOut', 'There is no operation Staff_SignOut.'],
])('%s is not an operation for a key', (name, message) => {
  expect(() => getOperation(name)).toThrow(message);
});
