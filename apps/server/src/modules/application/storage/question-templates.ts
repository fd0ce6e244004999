import { type Selectable, sql } from 'kysely';
import { DomainError, type ErrorCode } from '@portal/contract/error-codes';
import { QUESTION_TEMPLATES_MAXIMUM } from '@portal/contract/constants';
import { foldForComparison } from '@portal/contract/fields/text';
import type { QuestionTemplate } from '@portal/contract/staff/question-templates';
import type { Queries } from '../../../platform/database/index.ts';
import type { QuestionTemplateTable } from '../../../platform/database/schema.ts';
import { violatesUnique } from '../../../platform/database/unique-violation.ts';

export interface WrittenTemplate extends Pick<QuestionTemplate, 'templateId' | 'name' | 'question'> {
  by: string;
  at: Date;
}

function toTemplate(row: Selectable<QuestionTemplateTable>): QuestionTemplate {
  return {
    templateId: row.id,
    name: row.name,
    question: { en: row.question_en, fr: row.question_fr },
    version: row.version,
    changedBy: row.changed_by,
    changedAt: row.changed_at?.toISOString() ?? null,
  };
}

export async function listQuestionTemplates(queries: Queries): Promise<QuestionTemplate[]> {
  const rows = await queries
    .selectFrom('question_template')
    .selectAll()
    .orderBy('name_folded')
    .limit(QUESTION_TEMPLATES_MAXIMUM)
    .execute();
  return rows.map(toTemplate);
}

export async function findQuestionTemplate(
  queries: Queries,
  templateId: string,
): Promise<QuestionTemplate | undefined> {
  const row = await queries.selectFrom('question_template').selectAll().where('id', '=', templateId).executeTakeFirst();
  return row && toTemplate(row);
}

/** Returns `none` if the maximum number of templates exists. */
export function insertQuestionTemplate(queries: Queries, template: WrittenTemplate): Promise<TemplateWritten> {
  const { templateId, name, question, by, at } = template;
  return written(async () => {
    const { numAffectedRows = 0n } = await sql`
      insert into question_template (id, name, name_folded, question_en, question_fr, changed_by, changed_at)
      select ${templateId}::uuid, ${name}, ${foldForComparison(name)}, ${question.en}, ${question.fr}, ${by},
        ${at}::timestamptz
      where (select count(*) from question_template) < ${QUESTION_TEMPLATES_MAXIMUM}`.execute(queries);
    return numAffectedRows;
  });
}

export function updateQuestionTemplate(
  queries: Queries,
  { templateId, name, question, by, at, version }: WrittenTemplate & { version: number | undefined },
): Promise<TemplateWritten> {
  return written(async () => {
    const { numUpdatedRows } = await queries
      .updateTable('question_template')
      .set(({ eb }) => ({
        name,
        name_folded: foldForComparison(name),
        question_en: question.en,
        question_fr: question.fr,
        version: eb('version', '+', 1),
        changed_by: by,
        changed_at: at,
      }))
      .where('id', '=', templateId)
      .$if(version !== undefined, (update) => update.where('version', '=', version ?? 0))
      .executeTakeFirst();
    return numUpdatedRows;
  });
}

async function written(write: () => Promise<bigint>): Promise<TemplateWritten> {
  try {
    return (await write()) > 0n ? 'written' : 'none';
  } catch (error) {
    if (violatesUnique(error, 'question_template_name_unique')) return 'nameTaken';
    throw error;
  }
}

export async function deleteQuestionTemplate(queries: Queries, templateId: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('question_template')
    .where('id', '=', templateId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** `none` means that the maximum is reached, or that the template does not exist. */
type TemplateWritten = 'written' | 'nameTaken' | 'none';

/** Throws errorAlreadyExists if the name is taken, and `ifNone` if no row was written. */
export function assertWritten(became: TemplateWritten, ifNone: ErrorCode): void {
  if (became === 'nameTaken')
    throw new DomainError('errorAlreadyExists', { errors: [{ path: 'name', key: 'errors.errorValidation' }] });
  if (became === 'none') throw new DomainError(ifNone);
}
