import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUESTION_MAXIMUM_LENGTH, QUESTION_TEMPLATES_MAXIMUM } from '@portal/contract/constants';
import {
  changeQuestionTemplate,
  createQuestionTemplate,
  listQuestionTemplates,
  removeQuestionTemplate,
} from '@portal/contract/operations/staff/templates';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { bodyOf } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openPerson, type SignedInPerson } from '../../../../../test/test-people.ts';

const question = { en: 'What was the deposit of May 4 for?', fr: 'À quoi correspond le dépôt du 4 mai?' };

describe.each(ordinaryDatabases())('question templates on %s', (kind) => {
  let server: TestServer;
  let administrator: SignedInPerson;
  let accountManager: SignedInPerson;

  beforeAll(async () => {
    server = await openTestServer(kind);
    administrator = await openPerson(server, 'administrator');
    accountManager = await openPerson(server, 'accountManager');
  });
  afterAll(() => server.close());

  const create = (name: string) => administrator.browser.call(createQuestionTemplate, { body: { name, question } });
  const change = (templateId: string, body: object) =>
    administrator.browser.call(changeQuestionTemplate, { params: { templateId }, body });
  const list = async () => bodyOf(await accountManager.browser.call(listQuestionTemplates)).templates;
  const rowsOfTrail = (operation: string) =>
    server.context.database.query
      .selectFrom('audit_entry')
      .select('row_id')
      .where('operation', '=', operation)
      .where('person_id', '=', administrator.personId)
      .where('row_id', 'is not', null)
      .execute();

  it('start empty; templates are added, listed by name, changed and removed, each change in the audit trail', async () => {
    expect(await list()).toEqual([]);
    const second = bodyOf(await create('  Moved   premises '));
    const first = bodyOf(await create('Large deposit'));
    const by = { changedBy: administrator.name, changedAt: server.clock.now().toISOString() };
    expect(second).toEqual({ templateId: second.templateId, name: 'Moved premises', question, version: 0, ...by });
    expect(await list()).toEqual([first, second]);

    const other = { name: 'The move', question: { en: 'When did you move?', fr: 'Quand avez-vous déménagé?' } };
    const changed = { templateId: second.templateId, ...other, version: 1, ...by };
    expect(bodyOf(await change(second.templateId, other))).toEqual(changed);
    expect(await list()).toEqual([first, changed]);

    const params = { templateId: second.templateId };
    expect((await administrator.browser.call(removeQuestionTemplate, { params })).status).toBe(204);
    expect((await administrator.browser.call(removeQuestionTemplate, { params })).problem.code).toBe('errorNotFound');
    expect((await change(second.templateId, other)).problem.code).toBe('errorNotFound');
    expect(await list()).toEqual([first]);

    const ids = async (operation: string) => (await rowsOfTrail(operation)).map((row) => row.row_id);
    expect(await ids('Staff_CreateQuestionTemplate')).toEqual([second.templateId, first.templateId]);
    expect(await ids('Staff_ChangeQuestionTemplate')).toContain(second.templateId);
    expect(await ids('Staff_RemoveQuestionTemplate')).toContain(second.templateId);
  });

  it('allow one template per name, regardless of case, accents and spaces', async () => {
    const own = bodyOf(await create('Employé'));
    expect((await create(' EMPLOYE ')).problem).toMatchObject({
      code: 'errorAlreadyExists',
      errors: [{ path: 'name' }],
    });
    const other = bodyOf(await create('Somebody else'));
    expect((await change(other.templateId, { name: 'employé', question })).problem.code).toBe('errorAlreadyExists');
    expect(bodyOf(await change(own.templateId, { name: 'Employee', question })).name).toBe('Employee');
  });

  it('changed by two people at the same time: the second gets a conflict, and no change is overwritten', async () => {
    const { templateId, version } = bodyOf(await create('Both of us'));
    const bodies = [1, 2].map((count) => ({ name: `Changed ${String(count)}`, question, version }));
    const answers = await Promise.all(bodies.map((body) => change(templateId, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem).toMatchObject({ code: 'errorVersionConflict', version: 1 });
    const won = answers.find(({ status }) => status === 200);
    expect((await list()).find((each) => each.templateId === templateId)).toEqual(won?.body);
    expect(bodyOf(await change(templateId, { name: 'Changed 3', question, version: 1 })).version).toBe(2);
  });

  it.each([
    ['a name of signs alone', { name: '…', question }],
    ['a line break in a name', { name: 'One\u0000two', question }],
    ['a question in one language', { name: 'One', question: { en: 'Why?', fr: '  ' } }],
    [
      'a question that is too long',
      { name: 'One', question: { ...question, en: 'x'.repeat(QUESTION_MAXIMUM_LENGTH + 1) } },
    ],
  ])('refuses %s', async (_, body) => {
    expect((await administrator.browser.call(createQuestionTemplate, { body })).problem.code).toBe('errorValidation');
  });

  it('refuse a template beyond the limit', async () => {
    const left = QUESTION_TEMPLATES_MAXIMUM - (await list()).length;
    for (let count = 0; count < left; count += 1) bodyOf(await create(`Question ${String(count)}`));
    expect((await create('One too many')).problem).toMatchObject({ status: 409, code: 'errorTemplateCount' });
    expect(await list()).toHaveLength(QUESTION_TEMPLATES_MAXIMUM);
  });
});
