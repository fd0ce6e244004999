import { sql } from 'kysely';
import { QUESTION_TEMPLATES_MAXIMUM } from '@portal/contract/constants';
import { foldForComparison } from '@portal/contract/fields/text';
import type { QuestionTemplate } from '@portal/contract/staff/question-templates';
import type { Queries } from '../../../platform/database/index.ts';
import { violatesUnique } from '../../../platform/database/unique-violation.ts';
import type { TemplateWritten } from '../domain/template-written.ts';

/** By name. */
export async function listQuestionTemplates(queries: Queries): Promise<QuestionTemplate[]> {
  const rows = await queries
    .selectFrom('question_template')
    .select(['id', 'name', 'question_en', 'question_fr'])
    .orderBy('name_folded')
    .limit(QUESTION_TEMPLATES_MAXIMUM)
    .execute();
  return rows.map((row) => ({
    templateId: row.id,
    name: row.name,
    question: { en: row.question_en, fr: row.question_fr },
  }));
}

/** `none` if there are as many as there may be. */
export function insertQuestionTemplate(queries: Queries, template: QuestionTemplate): Promise<TemplateWritten> {
  const { templateId, name, question } = template;
  return written(async () => {
    const { numAffectedRows = 0n } = await sql`
      insert into question_template (id, name, name_folded, question_en, question_fr)
      select ${templateId}::uuid, ${name}, ${foldForComparison(name)}, ${question.en}, ${question.fr}
      where (select count(*) from question_template) < ${QUESTION_TEMPLATES_MAXIMUM}`.execute(queries);
    return numAffectedRows;
  });
}

/** `none` if there is no such template. */
export function updateQuestionTemplate(queries: Queries, template: QuestionTemplate): Promise<TemplateWritten> {
  const { templateId, name, question } = template;
  return written(async () => {
    const { numUpdatedRows } = await queries
      .updateTable('question_template')
      .set({ name, name_folded: foldForComparison(name), question_en: question.en, question_fr: question.fr })
      .where('id', '=', templateId)
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

/** Returns whether there was such a template. */
export async function deleteQuestionTemplate(queries: Queries, templateId: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('question_template')
    .where('id', '=', templateId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
