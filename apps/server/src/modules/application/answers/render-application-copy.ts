import type { Language } from '@portal/contract/language';
import type { CopyContent } from '@portal/locales/format/application-copy';
import type { Context } from '../../../kernel/context.ts';
import { findOwnApplication } from '../storage/applications.ts';
import { toApplication } from './to-application.ts';

/** Loaded on first use, since the renderer is large. */
const loadRenderer = () => import('../copy/render-copy.ts');

export async function renderFacts(
  { config }: Pick<Context, 'config'>,
  content: CopyContent,
  language: Language,
): Promise<Buffer> {
  const { renderSheet } = await loadRenderer();
  return renderSheet(content, language, config.brands[language]);
}

export async function renderApplicationCopy(
  context: Context,
  { language, ...own }: { applicationId: string; customerId: string; language: Language },
): Promise<{ fileName: string; content: Buffer } | undefined> {
  const row = await findOwnApplication(context.database.query, own);
  if (!row || row.submitted_at === null || row.reference === null) return undefined;

  const { renderCopy } = await loadRenderer();
  const content = await renderCopy(toApplication(context, row), language, context.config);
  return { fileName: `${row.reference}.pdf`, content };
}
