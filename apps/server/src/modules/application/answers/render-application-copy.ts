import type { Language } from '@portal/contract/language';
import type { Context } from '../../../kernel/context.ts';
import { findOwnApplication } from '../storage/applications.ts';
import { toApplication } from './to-application.ts';

export async function renderApplicationCopy(
  context: Context,
  { language, ...own }: { applicationId: string; customerId: string; language: Language },
): Promise<{ fileName: string; content: Buffer } | undefined> {
  const row = await findOwnApplication(context.database.query, own);
  if (!row || row.submitted_at === null || row.reference === null) return undefined;

  // Loaded on first use, since the renderer is large.
  const { renderCopy } = await import('../copy/render-copy.ts');
  const content = await renderCopy(toApplication(context, row), language, context.config.brands[language]);
  return { fileName: `${row.reference}.pdf`, content };
}
