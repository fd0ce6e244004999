import { applicationEventKinds } from '@portal/contract/application/events';
import {
  applicationMessage,
  leadMessage,
  messageType,
  webhookHeaders,
} from '@portal/contract/documents/webhook-messages';
import { translate } from '../../platform/texts.ts';
import { exampleOf } from '@portal/contract/documents/examples';
import type { JsonSchema } from '@portal/contract/documents/json-schema';
import type { SchemaBook } from '@portal/contract/documents/schema-book';

const TAG = 'Webhooks';
const NEW_LEAD = 'Someone who was not eligible asked to be contacted';

interface Message {
  type: string;
  summary: string;
  schema: JsonSchema;
}

export function documentWebhooks(book: SchemaBook): Record<string, object> {
  const about = book.reference(applicationMessage, 'output', 'ApplicationMessage');
  const messages: Message[] = applicationEventKinds.map((kind) => {
    const type = messageType('application', kind);
    return {
      type,
      summary: translate('en', `console.events.${kind}`),
      schema: {
        allOf: [about, { type: 'object', properties: { type: { const: type, description: 'What happened.' } } }],
      },
    };
  });
  messages.push({
    type: 'lead.created',
    summary: NEW_LEAD,
    schema: book.reference(leadMessage, 'output', 'LeadMessage'),
  });
  const parameters = Object.entries(webhookHeaders.shape).map(([name, field]) => {
    const { description, ...schema } = book.inline('webhooks', name, field);
    return { name, in: 'header', description, required: true, schema };
  });
  return Object.fromEntries(
    messages.map((message) => [message.type, { post: documentMessage(message, parameters, book) }]),
  );
}

function documentMessage({ type, summary, schema }: Message, parameters: object[], book: SchemaBook): object {
  return {
    operationId: `Webhook_${type.replaceAll(/(?:^|\.)(\w)/gu, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    description: `${summary}. Each event is sent at least once, in order for each application, and always with the same \`webhook-id\`. A status from 200 to 299 within 20 seconds means received; otherwise the event is sent again.`,
    tags: [TAG],
    security: [],
    parameters,
    requestBody: {
      required: true,
      content: { 'application/json': { schema, example: exampleOf(schema, book.schemas) } },
    },
    responses: {
      '204': { description: 'Received.' },
      '4XX': { description: 'Not received. The event is sent again.' },
    },
  };
}
